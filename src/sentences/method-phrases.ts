/** Brew methods inside sentences: "for a moka pot", "your moka pot recipe". */
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

const RECIPES: Readonly<Record<string, Message>> = {
  turkish: message('Turkish coffee recipe'),
  espresso: message('espresso recipe'),
  moka: message('moka pot recipe'),
  aeropress: message('AeroPress recipe'),
  siphon: message('siphon recipe'),
  v60: message('V60 recipe'),
  'pour-over': message('pour-over recipe'),
  drip: message('drip machine recipe'),
  clever: message('steep-and-release recipe'),
  cupping: message('cupping recipe'),
  'french-press': message('French press recipe'),
  'cold-brew': message('cold brew recipe'),
}

/** After "your": "your moka pot recipe", or "your recipe" for a method that isn't known here. */
export const methodRecipe = (id: string): Message => RECIPES[id] ?? message('recipe')
