// Sets theme, motion, size of the letters and language before the first paint. The settings themselves live in src/lib/settings.svelte.ts.
{
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('petteia-settings') ?? '{}') ?? {}
  } catch {
    // Nothing kept, or nothing may be kept here.
  }
  const root = document.documentElement
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme
  if (kept.motion === 'none' || kept.motion === 'full') root.dataset.motion = kept.motion
  if (['small', 'large', 'larger'].includes(kept.textSize)) root.dataset.text = kept.textSize
  if (typeof kept.language === 'string') root.lang = kept.language
}
