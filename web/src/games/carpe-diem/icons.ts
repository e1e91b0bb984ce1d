// Which picture of the sprite stands for what.

const THINGS: Record<string, string> = {
  grapes: 'vineyard',
  fish: 'pond',
  step: 'scroll',
  'fountain-card': 'fountain',
  landscape: 'vineyard',
  dwelling: 'villa',
  stored: 'store',
}

export const icon = (name: string): string => `carpe-${THINGS[name] ?? name}`
