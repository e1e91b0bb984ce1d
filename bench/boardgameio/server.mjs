// A boardgame.io server with a game about as large as Khôra, for bench/load.py: node server.mjs PORT LOBBY-PORT
// Four players decide at any time; a decision moves a card and changes a few numbers. Hands and the deck are secret.

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const { ActivePlayers, PlayerView } = require('boardgame.io/core')

const STOCKS = ['drachma', 'citizens', 'taxes', 'glory', 'troops', 'vp', 'philosophy', 'economy', 'culture', 'military']
const range = (n) => Array.from({ length: n }, (_, i) => i)

function city() {
  return {
    ...Object.fromEntries(STOCKS.map((stock) => [stock, 3])),
    minor: { red: 0, blue: 0, green: 0 }, major: { red: 0, blue: 0, green: 0 },
    roll: [1, 2, 3], tiles: [], achieved: [], played: [], handSize: 5, development: 0,
  }
}

const game = {
  name: 'petteia-peer',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => {
    const deck = random.Shuffle(range(60).map((i) => `card-${i}`))
    return {
      secret: { deck: deck.slice(20) },
      players: Object.fromEntries(range(4).map((seat) => [seat, { hand: deck.slice(seat * 5, seat * 5 + 5) }])),
      cities: range(4).map(city),
      board: range(36).map((i) => `token-${i}`),
      discard: [], events: range(9).map((i) => `event-${i}`), round: 1,
    }
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    // Not optimistic: the server decides, as it does where something is hidden.
    choose: {
      client: false,
      ignoreStaleStateID: true, // what others decide meanwhile does not make a decision void
      move: ({ G, playerID, random }, which) => {
        const own = G.cities[playerID]
        const hand = G.players[playerID].hand
        if (!Number.isInteger(which) || which < 0 || which >= hand.length) return 'INVALID_MOVE'
        const [card] = hand.splice(which, 1)
        own.played = [...own.played, card].slice(-8)
        hand.push(G.secret.deck.shift())
        G.secret.deck.push(card)
        for (const stock of STOCKS.slice(0, 4)) own[stock] = (own[stock] + random.D6()) % 15
        own.roll = [random.D6(), random.D6(), random.D6()]
        own.vp += 1
        return undefined
      },
    },
  },
}

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] })
const [port, apiPort] = process.argv.slice(2).map(Number)
server.run({ port, lobbyConfig: { apiPort }, callback: () => console.log('ready') })
