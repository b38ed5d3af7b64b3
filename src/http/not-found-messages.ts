/** What a 404 says, for each thing that can be missing. */
import { message } from '../i18n/message.ts'

export const NOT_FOUND = {
  Account: message("We couldn't find that account"),
  'Brew log': message("We couldn't find that brew"),
  'Brew method': message("We couldn't find that brew method"),
  Claim: message("We couldn't find that claim"),
  Coffee: message("We couldn't find that coffee"),
  Collection: message("We couldn't find that collection"),
  'Collection item': message("That recipe isn't in this collection"),
  Comment: message("We couldn't find that comment"),
  'Embed recipe': message("We couldn't find that recipe"),
  Entry: message("We couldn't find that entry"),
  File: message("We couldn't find that file"),
  Filter: message("We couldn't find that filter"),
  Grinder: message("We couldn't find that grinder"),
  Identity: message("That sign-in isn't linked to your account"),
  Invitation: message("We couldn't find that invitation"),
  Machine: message("We couldn't find that brewer"),
  Member: message("We couldn't find that member"),
  Page: message("We couldn't find that page"),
  'Personal recipe': message("We couldn't find that recipe"),
  Provider: message("Signing in with another service isn't set up here"),
  Recipe: message("We couldn't find that recipe"),
  Roaster: message("We couldn't find that roaster"),
  Session: message("That device isn't signed in anymore"),
  'Shared recipe': message("We couldn't find that recipe"),
  Sitemap: message("We couldn't find that page"),
  Suggestion: message("We couldn't find that suggestion"),
  User: message("We couldn't find that member"),
} as const

export type Thing = keyof typeof NOT_FOUND
