// The person at this browser. Nobody has to fill in a form: people who start or join a game without a name are given one.

import * as api from './api'
import type { Credentials, Person } from './messages'

const NAMES = [
  'Aglaia',
  'Alkaios',
  'Ariadne',
  'Bion',
  'Chloe',
  'Damon',
  'Daphne',
  'Delia',
  'Dion',
  'Eirene',
  'Evander',
  'Galen',
  'Hero',
  'Hesper',
  'Ianthe',
  'Ion',
  'Kallias',
  'Korinna',
  'Leander',
  'Lykos',
  'Melina',
  'Myron',
  'Nikias',
  'Orion',
  'Phaidra',
  'Philon',
  'Rhea',
  'Thaleia',
  'Theron',
  'Xanthe',
  'Zenon',
  'Zoe',
]

class Me {
  person = $state.raw<Person | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)

  async load(): Promise<void> {
    this.person = await api.me()
    this.known = true
  }

  /** Makes sure that there is somebody: a guest with a friendly name if nobody has said their own. */
  async ensure(): Promise<Person> {
    if (!this.known) await this.load()
    this.person ??= await api.sayName(NAMES[Math.floor(Math.random() * NAMES.length)]!)
    return this.person
  }

  async rename(name: string): Promise<void> {
    this.person = await api.sayName(name)
  }

  async makeAccount(credentials: Credentials): Promise<void> {
    await this.ensure()
    this.person = await api.makeAccount(credentials)
  }

  async signIn(credentials: Credentials): Promise<void> {
    this.person = await api.signIn(credentials)
  }

  async signOut(): Promise<void> {
    await api.signOut()
    this.person = null
  }
}

export const me = new Me()
