/** Names of brew methods, roast levels and kinds of coffee, for pages and widgets that the server makes. */
import type { RoastLevel } from '../domain/catalog.ts'
import { type Message, message } from './message.ts'

const METHODS: Readonly<Record<string, Message>> = {
  turkish: message('Turkish'),
  espresso: message('Espresso'),
  moka: message('Moka pot'),
  aeropress: message('AeroPress'),
  siphon: message('Siphon'),
  v60: message('V60'),
  'pour-over': message('Pour over'),
  drip: message('Drip machine'),
  clever: message('Steep and release'),
  cupping: message('Cupping'),
  'french-press': message('French press'),
  'cold-brew': message('Cold brew'),
}

/** A method that has no translation here keeps the name that the catalog gives it. */
export const methodName = ({ id, name }: { id: string; name: string }): Message => METHODS[id] ?? { text: name }

export const ROAST_LEVEL_NAMES: Readonly<Record<RoastLevel, Message>> = {
  LIGHT: message('Light'),
  MEDIUM_LIGHT: message('Medium light'),
  MEDIUM: message('Medium'),
  MEDIUM_DARK: message('Medium dark'),
  DARK: message('Dark'),
}

export const COFFEE_TYPE_NAMES = {
  SINGLE_ORIGIN: message('Single origin'),
  BLEND: message('Blend'),
  DECAF: message('Decaf'),
} as const
