/**
 * Readable names of request fields, and the sentences for required fields that are missing. Fields that no form of the
 * web app has keep their API names, since only programmers read about them.
 */
import { type Message, message, verbatim } from '../i18n/message.ts'

const NAMES: Readonly<Record<string, Message>> = {
  accentColor: message('Accent color'),
  acidity: message('Acidity'),
  action: message('Action'),
  aftertasteLevel: message('Aftertaste'),
  allowedDomains: message('Allowed website'),
  bitterness: message('Bitterness'),
  bitternessLevel: message('Bitterness'),
  body: message('Comment'),
  'tasteProfile.body': message('Body'),
  bodyLevel: message('Body'),
  brand: message('Brand'),
  brewTimeSeconds: message('Brew time'),
  businessEmail: message('Business email'),
  city: message('City'),
  coffeeGrams: message('Dose'),
  company: message('Company'),
  contactEmail: message('Contact email'),
  country: message('Country'),
  daysOffRoast: message('Days off roast'),
  coverImageUrl: message('Cover image'),
  currentPassword: message('Current password'),
  description: message('Description'),
  difficulty: message('Difficulty'),
  displayName: message('Name'),
  doseGrams: message('Dose'),
  durationSeconds: message('Duration'),
  email: message('Email address'),
  flavorComplexityLevel: message('Flavor complexity'),
  flavorNotes: message('Flavor notes'),
  flavorProfile: message('Flavor notes'),
  grindSetting: message('Grind setting'),
  grinder: message('Grinder'),
  instagramHandle: message('Instagram name'),
  label: message('Name'),
  language: message('Language'),
  logoUrl: message('Logo'),
  message: message('Message'),
  method: message('Brew method'),
  model: message('Model'),
  name: message('Name'),
  newPassword: message('New password'),
  nickname: message('Nickname'),
  note: message('Note'),
  notes: message('Notes'),
  origin: message('Origin'),
  outcome: message('Outcome'),
  password: message('Password'),
  personalNotes: message('Notes'),
  processingMethod: message('Process'),
  proofUrl: message('Link'),
  rating: message('Rating'),
  'references.grindIndex': message('Grind index'),
  'references.setting': message('Grind setting'),
  ratio: message('Ratio'),
  roastLevel: message('Roast level'),
  roasterName: message('Roaster'),
  roasterSlug: message('Roaster'),
  startSeconds: message('Start'),
  state: message('State'),
  steps: message('Steps'),
  style: message('Style'),
  subject: message('Subject'),
  sweetness: message('Sweetness'),
  sweetnessLevel: message('Sweetness'),
  tagline: message('Tagline'),
  tags: message('Tags'),
  title: message('Title'),
  volumeGrams: message('Water'),
  waterGrams: message('Water'),
  waterTempF: message('Temperature'),
  website: message('Website'),
  websiteUrl: message('Website'),
  yieldGrams: message('Yield'),
}

const noLevel = (field: Message): Message => message('Choose a level for “{field}”', { field })

const MISSING: Readonly<Record<string, Message>> = {
  acidityLevel: noLevel(NAMES.acidity!),
  aftertasteLevel: noLevel(NAMES.aftertasteLevel!),
  bitternessLevel: noLevel(NAMES.bitterness!),
  bodyLevel: noLevel(NAMES.bodyLevel!),
  flavorComplexityLevel: noLevel(NAMES.flavorComplexityLevel!),
  sweetnessLevel: noLevel(NAMES.sweetnessLevel!),
  body: message('Write something first'),
  businessEmail: message('Enter your business email address'),
  coffeeProfileId: message('Choose a coffee'),
  currentPassword: message('Enter your current password'),
  displayName: message('Enter a name'),
  doseGrams: message('Enter the dose'),
  email: message('Enter your email address'),
  filterId: message('Choose a filter'),
  grindSetting: message('Enter the grind setting'),
  grinder: message('Choose a grinder'),
  grinderId: message('Choose a grinder'),
  machineId: message('Choose a brewer'),
  message: message('Write a message'),
  method: message('Choose a brew method'),
  name: message('Enter a name'),
  newPassword: message('Choose a password'),
  password: message('Enter a password'),
  rating: message('Choose a star rating'),
  ratio: message('Enter the ratio, such as 16'),
  roastLevel: message('Choose a roast level'),
  roasterName: message("Enter the roaster's name"),
  roasterSlug: message('Choose your roaster'),
  subject: message('Enter a subject'),
  waterGrams: message('Enter the water'),
}

/** Returns "setting" for "references.0.setting". */
const lastName = (field: string): string => field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field

const lookUp = (table: Readonly<Record<string, Message>>, field: string): Message | undefined =>
  [field, field.replaceAll(/\.\d+(?=\.)/g, ''), lastName(field)]
    .filter((name) => Object.hasOwn(table, name))
    .map((name) => table[name])[0]

/** Returns "Step 3, Note" for "steps.2.note". */
export function fieldName(field: string): Message {
  const name = lookUp(NAMES, field) ?? verbatim(field)
  const step = /^steps\.(\d+)\./.exec(field)?.[1]
  return step === undefined ? name : message('Step {step, number}, {field}', { step: Number(step) + 1, field: name })
}

/** The unit of a number; the same in every language. */
export function unitOf(field: string): string | undefined {
  if (/Grams$/.test(field)) return 'g'
  if (/Seconds$/.test(field)) return 's'
  return /TempF$/.test(field) ? '°F' : undefined
}

export const required = (field: Message): Message => message('{field} is required', { field })

export const missingField = (field: string): Message => lookUp(MISSING, field) ?? required(fieldName(field))
