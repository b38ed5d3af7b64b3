/** Brew methods inside sentences, after "for": "for a moka pot". */
import { type Message, message, verbatim } from '../i18n/message.ts'

const PHRASES: Readonly<Record<string, Message>> = {
  turkish: message('Turkish coffee'),
  espresso: message('espresso'),
  moka: message('a moka pot'),
  aeropress: message('an AeroPress'),
  siphon: message('a siphon'),
  v60: message('a V60'),
  'pour-over': message('pour over'),
  drip: message('a drip machine'),
  clever: message('steep and release'),
  cupping: message('cupping'),
  'french-press': message('a French press'),
  'cold-brew': message('cold brew'),
}

/** Returns the id of a method that has no phrase here. */
export const methodPhrase = (id: string): Message => PHRASES[id] ?? verbatim(id)
