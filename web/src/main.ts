import { mount } from 'svelte'
import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { app } from './lib/app.svelte'
import { settings } from './lib/settings.svelte'
import { texts } from './lib/texts.svelte'

import.meta.glob('./games/*/palette.css', { eager: true })

await texts.load(settings.language)
mount(App, { target: document.getElementById('app')! })
app.begin()
