// Which picture of the sprite stands for what. A card without a picture of its own has its kind's.

import type { CardFigures } from './figures'

const THINGS: Record<string, string> = {
  war: 'spartan-helmet',
  culture: 'lyre',
  trade: 'amphora',
  prestige: 'laurels',
  merchandise: 'wooden-crate',
  booty: 'swap-bag',
  ships: 'emporion-ship',
  expedition: 'emporion-ship',
  reserve: 'pegasus',
  reserved: 'pegasus',
  drachma: 'pegasus',
  history: 'emporion-ship',
  progress: 'laurels',
  printed: 'tied-scroll',
  asclepios: 'rod-of-asclepius',
  hygieia: 'emporion-hygieia',
  hand: 'emporion-hand',
  cards: 'card-pick',
  domain: 'card-pick',
  rivals: 'users',
  score: 'laurels',
  log: 'list',
  end: 'flag',
  round: 'sunrise',
  port: 'anchor',
  polis: 'greek-temple',
}

const CARDS: Record<string, string> = {
  // War
  hoplites: 'spartan',
  hippeis: 'cavalry',
  toxotes: 'bowman',
  nauarchos: 'trireme',
  strategos: 'crested-helmet',
  lochagos: 'spears',
  misthophoroi: 'swords-emblem',
  polemarchos: 'round-shield',
  // Culture
  sophistes: 'stone-bust',
  stoa: 'ionic-column',
  grammatistes: 'wax-tablet',
  rhapsodos: 'harp',
  iatros: 'herbs-bundle',
  theatron: 'drama-masks',
  gymnasion: 'discobolus',
  aristarche: 'owl',
  mantis: 'third-eye',
  // Trade
  macellum: 'fruit-bowl',
  agora: 'ancient-columns',
  kapelos: 'basket',
  emporoi: 'shaking-hands',
  creditor: 'scales',
  naukleros: 'sailboat',
  trapezites: 'abacus',
  basped: 'stone-tablet',
  nomisma: 'two-coins',
  // Prestige
  emporion: 'emporion-harbour',
  'palaia-polis': 'village',
  neapolis: 'sunrise',
  massalia: 'lighthouse',
  akropolis: 'greek-temple',
  asklepieion: 'snake-totem',
  sarapieion: 'temple-gate',
  rhode: 'rose',
  agathe: 'island',
  phokaia: 'dolphin',
  alalie: 'castle-ruins',
  indike: 'mountains',
  kypsela: 'beehive',
  forum: 'egyptian-temple',
  palaistra: 'barefoot',
  hemeroskopeion: 'watchtower',
  choma: 'stone-bridge',
  // Merchandise
  oinos: 'grapes',
  elaion: 'olive',
  garos: 'double-fish',
  sitos: 'wheat',
  linon: 'flax',
  keramos: 'painted-pottery',
  argyros: 'gold-bar',
  // Special Prestige
  artemision: 'deer',
  teichos: 'defensive-wall',
  limen: 'anchor',
  pegasos: 'pegasus',
}

export const icon = (thing: string): string => THINGS[thing] ?? CARDS[thing] ?? 'tied-scroll'

export const cardIcon = (card: CardFigures): string => CARDS[card.id] ?? THINGS[card.kind]!
