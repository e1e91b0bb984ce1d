// The person at this browser. Whoever has not said their name has a proposal, by which the page calls them until they do;
// whoever sits down at somebody else's table is asked for it, once.

import * as api from './api'
import { GUESTS } from './guests'
import type { Credentials, Person, Recovery, SignIn } from './messages'

class Me {
  person = $state.raw<Person | null>(null)
  /** What they are called until they have said a name. */
  proposal = $state(GUESTS[Math.floor(Math.random() * GUESTS.length)]!)
  /** Whoever is being asked for their name: the answer, or null if they would rather not. */
  asked = $state.raw<((name: string | null) => void) | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)

  async load(): Promise<void> {
    this.person = await api.me()
    this.known = true
  }

  get name(): string {
    return this.person?.name ?? this.proposal
  }

  /** Makes sure that there is somebody: a guest of the proposed name if nobody has said their own. */
  async ensure(): Promise<Person> {
    if (!this.known) await this.load()
    this.person ??= await this.#becomeGuest(this.proposal, GUESTS)
    return this.person
  }

  /** Asks somebody new for their name, with a proposal; false if they turn away. Whoever has said it is not asked again. */
  async introduce(): Promise<boolean> {
    if (!this.known) await this.load()
    if (this.person) return true
    const name = await new Promise<string | null>((answer) => (this.asked = answer))
    this.asked = null
    if (name === null) return false
    await this.rename(name)
    return true
  }

  /** This name, or one of the others if it is that of an account. */
  async #becomeGuest(name: string, names: readonly string[]): Promise<Person> {
    const others = names.filter((each) => each !== name)
    try {
      return await api.sayName(name)
    } catch (error) {
      if (!(error instanceof api.Trouble && error.code === 'name-taken') || others.length === 0) throw error
      return this.#becomeGuest(others[Math.floor(Math.random() * others.length)]!, others)
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
