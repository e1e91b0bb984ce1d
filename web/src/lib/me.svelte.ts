// The person at this browser. Nobody has to fill in a form: people who start or join a game without a name are given one.

import * as api from './api'
import type { Credentials, Person, Recovery, SignIn } from './messages'

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
    this.person ??= await this.#becomeGuest(NAMES)
    return this.person
  }

  /** One of these names, if it is not that of an account. */
  async #becomeGuest(names: readonly string[]): Promise<Person> {
    const name = names[Math.floor(Math.random() * names.length)]!
    const others = names.filter((each) => each !== name)
    try {
      return await api.sayName(name)
    } catch (error) {
      if (!(error instanceof api.Trouble && error.code === 'name-taken') || others.length === 0) throw error
      return this.#becomeGuest(others)
    }
  }

  async rename(name: string): Promise<void> {
    this.person = await api.sayName(name)
  }

  /** Returns the recovery codes, which are shown this once. */
  async makeAccount(credentials: Credentials): Promise<string[]> {
    await this.ensure()
    const made = await api.makeAccount(credentials)
    this.person = made.person
    return made.codes
  }

  async signIn(wish: SignIn): Promise<void> {
    this.person = await api.signIn(wish)
  }

  async recover(wish: Recovery): Promise<void> {
    this.person = await api.recover(wish)
  }

  /** Leaves by one of the ways: signing out, here or everywhere, or deleting the account. */
  async leave(way: () => Promise<void>): Promise<void> {
    await way()
    this.person = null
  }
}

export const me = new Me()
