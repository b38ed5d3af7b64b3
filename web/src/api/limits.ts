/** Generated from openapi.json by `npm run openapi`; not to be edited. */
/* biome-ignore-all lint: generated */

export const trackPageView = {
  roasterId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  coffeeId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const suggestEquipment = {
  brand: {"type":"string","required":true,"minLength":1,"maxLength":100},
  model: {"type":"string","required":true,"minLength":1,"maxLength":100},
  url: {"type":"string","maxLength":500},
  notes: {"type":"string","maxLength":2000},
  email: {"type":"string","maxLength":254,"format":"email"},
}

export const subscribe = {
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
  source: {"type":"string","maxLength":100},
}

export const sendContactMessage = {
  name: {"type":"string","required":true,"minLength":1,"maxLength":120},
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
  subject: {"type":"string","required":true,"minLength":1,"maxLength":200},
  message: {"type":"string","required":true,"minLength":1,"maxLength":5000},
}

export const requestDemo = {
  name: {"type":"string","required":true,"minLength":1,"maxLength":120},
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
  company: {"type":"string","maxLength":200},
  website: {"type":"string","maxLength":1000},
  message: {"type":"string","maxLength":5000},
}

export const register = {
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
  password: {"type":"string","required":true,"minLength":8,"maxLength":200},
  displayName: {"type":"string","minLength":1,"maxLength":60},
  name: {"type":"string","minLength":1,"maxLength":60},
  invite: {"type":"string","maxLength":200},
}

export const login = {
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
  password: {"type":"string","required":true,"minLength":1,"maxLength":200},
}

export const requestMagicLink = {
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
}

export const signInWithApple = {
  identityToken: {"type":"string","required":true,"minLength":1,"maxLength":8192},
  nonce: {"type":"string","minLength":1,"maxLength":200},
  invite: {"type":"string","maxLength":200},
}

export const changePassword = {
  currentPassword: {"type":"string","minLength":1,"maxLength":200},
  newPassword: {"type":"string","required":true,"minLength":8,"maxLength":200},
}

export const requestPasswordReset = {
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
}

export const resetPassword = {
  token: {"type":"string","required":true,"minLength":1,"maxLength":512},
  password: {"type":"string","required":true,"minLength":8,"maxLength":200},
}

export const confirmEmail = {
  token: {"type":"string","required":true,"minLength":1,"maxLength":512},
}

export const requestEmailChange = {
  email: {"type":"string","required":true,"maxLength":254,"format":"email"},
  currentPassword: {"type":"string","minLength":1,"maxLength":200},
}

export const confirmEmailChange = {
  token: {"type":"string","required":true,"minLength":1,"maxLength":512},
}

export const patchPreferences = {
  language: {"type":"string","minLength":2,"maxLength":35},
}

export const sendGrindFeedback = {
  grinder: {"type":"string","minLength":1,"maxLength":100},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  method: {"type":"string","minLength":1,"maxLength":60},
  notes: {"type":"string","maxLength":2000},
}

export const calibrateGrinder = {
  grinderId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
}

export const createCoffee = {
  name: {"type":"string","required":true,"minLength":1,"maxLength":120},
  roastLevel: {"type":"string","required":true,"minLength":1,"maxLength":40},
  origin: {"type":"string","maxLength":120},
  flavorProfile: {"type":"string","maxLength":500},
  flavorNotes: {"type":"string","maxLength":500},
  description: {"type":"string","maxLength":5000},
  acidity: {"type":"number","minimum":1,"maximum":5},
  acidityLevel: {"type":"number","minimum":1,"maximum":5},
  body: {"type":"number","minimum":1,"maximum":5},
  bodyLevel: {"type":"number","minimum":1,"maximum":5},
  processingMethod: {"type":"string","maxLength":100},
  roasterName: {"type":"string","required":true,"minLength":1,"maxLength":120},
}

export const putCoffee = {
  name: {"type":"string","minLength":1,"maxLength":120},
  roastLevel: {"type":"string","minLength":1,"maxLength":40},
  origin: {"type":"string","maxLength":120},
  flavorProfile: {"type":"string","maxLength":500},
  flavorNotes: {"type":"string","maxLength":500},
  description: {"type":"string","maxLength":5000},
  acidity: {"type":"number","minimum":1,"maximum":5},
  acidityLevel: {"type":"number","minimum":1,"maximum":5},
  body: {"type":"number","minimum":1,"maximum":5},
  bodyLevel: {"type":"number","minimum":1,"maximum":5},
  processingMethod: {"type":"string","maxLength":100},
  roasterName: {"type":"string","minLength":1,"maxLength":120},
}

export const patchCoffee = {
  name: {"type":"string","minLength":1,"maxLength":120},
  roastLevel: {"type":"string","minLength":1,"maxLength":40},
  origin: {"type":"string","maxLength":120},
  flavorProfile: {"type":"string","maxLength":500},
  flavorNotes: {"type":"string","maxLength":500},
  description: {"type":"string","maxLength":5000},
  acidity: {"type":"number","minimum":1,"maximum":5},
  acidityLevel: {"type":"number","minimum":1,"maximum":5},
  body: {"type":"number","minimum":1,"maximum":5},
  bodyLevel: {"type":"number","minimum":1,"maximum":5},
  processingMethod: {"type":"string","maxLength":100},
  roasterName: {"type":"string","minLength":1,"maxLength":120},
}

export const publishRecipe = {
  coffeeProfileId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  grinderId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  machineId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  grindSetting: {"type":"string","required":true,"minLength":1,"maxLength":60},
  ratio: {"type":"number","required":true,"minimum":1,"maximum":25},
  doseGrams: {"type":"number","required":true,"minimum":1,"maximum":1000},
  waterGrams: {"type":"number","required":true,"minimum":5,"maximum":10000},
  filterId: {"type":"integer","minimum":1,"maximum":2147483647},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
  notes: {"type":"string","maxLength":5000},
  title: {"type":"string","maxLength":100},
  description: {"type":"string","maxLength":280},
  yieldGrams: {"type":"number","minimum":5,"maximum":10000},
  inspiredByRecipeId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const reviseRecipe = {
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  machineId: {"type":"integer","minimum":1,"maximum":2147483647},
  grindSetting: {"type":"string","minLength":1,"maxLength":60},
  ratio: {"type":"number","minimum":1,"maximum":25},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  filterId: {"type":"integer","minimum":1,"maximum":2147483647},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
  notes: {"type":"string","maxLength":5000},
  title: {"type":"string","maxLength":100},
  description: {"type":"string","maxLength":280},
  yieldGrams: {"type":"number","minimum":5,"maximum":10000},
  inspiredByRecipeId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const addComment = {
  body: {"type":"string","required":true,"minLength":1,"maxLength":4000},
}

export const deleteComment = {
  commentId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const logBrewOfRecipe = {
  rating: {"type":"integer","required":true,"minimum":1,"maximum":5},
  notes: {"type":"string","maxLength":5000},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  machineId: {"type":"integer","minimum":1,"maximum":2147483647},
  grindSetting: {"type":"string","minLength":1,"maxLength":60},
}

export const putProfile = {
  acidityLevel: {"type":"integer","minimum":1,"maximum":5},
  bodyLevel: {"type":"integer","minimum":1,"maximum":5},
  sweetnessLevel: {"type":"integer","minimum":1,"maximum":5},
  bitternessLevel: {"type":"integer","minimum":1,"maximum":5},
  flavorComplexityLevel: {"type":"integer","minimum":1,"maximum":5},
  aftertasteLevel: {"type":"integer","minimum":1,"maximum":5},
  strengthPreference: {"type":"number","minimum":0,"maximum":1},
  acidityTolerance: {"type":"number","minimum":0,"maximum":1},
  roastPreference: {"type":"number","minimum":0,"maximum":1},
  bodyPreference: {"type":"number","minimum":0,"maximum":1},
  bitternessPreference: {"type":"number","minimum":0,"maximum":1},
  displayName: {"type":"string","minLength":1,"maxLength":60},
  name: {"type":"string","minLength":1,"maxLength":60},
}

export const patchProfile = {
  acidityLevel: {"type":"integer","minimum":1,"maximum":5},
  bodyLevel: {"type":"integer","minimum":1,"maximum":5},
  sweetnessLevel: {"type":"integer","minimum":1,"maximum":5},
  bitternessLevel: {"type":"integer","minimum":1,"maximum":5},
  flavorComplexityLevel: {"type":"integer","minimum":1,"maximum":5},
  aftertasteLevel: {"type":"integer","minimum":1,"maximum":5},
  strengthPreference: {"type":"number","minimum":0,"maximum":1},
  acidityTolerance: {"type":"number","minimum":0,"maximum":1},
  roastPreference: {"type":"number","minimum":0,"maximum":1},
  bodyPreference: {"type":"number","minimum":0,"maximum":1},
  bitternessPreference: {"type":"number","minimum":0,"maximum":1},
  displayName: {"type":"string","minLength":1,"maxLength":60},
  name: {"type":"string","minLength":1,"maxLength":60},
}

export const putOnboarding = {
  acidityLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  bodyLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  sweetnessLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  bitternessLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  flavorComplexityLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  aftertasteLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
}

export const patchOnboarding = {
  acidityLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  bodyLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  sweetnessLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  bitternessLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  flavorComplexityLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  aftertasteLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
}

export const postOnboarding = {
  acidityLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  bodyLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  sweetnessLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  bitternessLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  flavorComplexityLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
  aftertasteLevel: {"type":"integer","required":true,"minimum":1,"maximum":5},
}

export const putTasteProfile = {
  altitudeMeters: {"type":"number","minimum":-500,"maximum":6000},
  strengthPreference: {"type":"number","minimum":0,"maximum":1},
  acidityTolerance: {"type":"number","minimum":0,"maximum":1},
  roastPreference: {"type":"number","minimum":0,"maximum":1},
  bodyVsClarity: {"type":"number","minimum":0,"maximum":1},
  bitternessSensitivity: {"type":"number","minimum":0,"maximum":1},
  explorerType: {"type":"number","minimum":0,"maximum":1},
}

export const patchTasteProfile = {
  altitudeMeters: {"type":"number","minimum":-500,"maximum":6000},
  strengthPreference: {"type":"number","minimum":0,"maximum":1},
  acidityTolerance: {"type":"number","minimum":0,"maximum":1},
  roastPreference: {"type":"number","minimum":0,"maximum":1},
  bodyVsClarity: {"type":"number","minimum":0,"maximum":1},
  bitternessSensitivity: {"type":"number","minimum":0,"maximum":1},
  explorerType: {"type":"number","minimum":0,"maximum":1},
}

export const postTasteProfile = {
  altitudeMeters: {"type":"number","minimum":-500,"maximum":6000},
  strengthPreference: {"type":"number","minimum":0,"maximum":1},
  acidityTolerance: {"type":"number","minimum":0,"maximum":1},
  roastPreference: {"type":"number","minimum":0,"maximum":1},
  bodyVsClarity: {"type":"number","minimum":0,"maximum":1},
  bitternessSensitivity: {"type":"number","minimum":0,"maximum":1},
  explorerType: {"type":"number","minimum":0,"maximum":1},
}

export const adaptRecipe = {
  machineId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  grinderId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  coffeeProfileId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  userId: {"type":"string","maxLength":100},
  volumeGrams: {"type":"number","minimum":20,"maximum":10000},
  strength: {"type":"number","minimum":1,"maximum":5},
  taste: {"type":"number","minimum":-2,"maximum":2},
  grindNudgeSteps: {"type":"integer","minimum":-5,"maximum":5},
  altitudeMeters: {"type":"number","minimum":-500,"maximum":6000},
  daysOffRoast: {"type":"number","minimum":0,"maximum":3650},
}

export const getRecipeForVolume = {
  coffeeId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  grinderId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  machineId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  volumeGrams: {"type":"number","required":true,"minimum":20,"maximum":10000},
  strength: {"type":"number","minimum":1,"maximum":5},
  taste: {"type":"number","minimum":-2,"maximum":2},
  grindNudgeSteps: {"type":"integer","minimum":-5,"maximum":5},
  altitudeMeters: {"type":"number","minimum":-500,"maximum":6000},
  daysOffRoast: {"type":"number","minimum":0,"maximum":3650},
  filterId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const saveRecipe = {
  communityRecipeId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
}

export const unsaveRecipe = {
  communityRecipeId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const keepUserGrinder = {
  grinderId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  nickname: {"type":"string","maxLength":60},
}

export const deleteUserGrinder = {
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const describeOwnGrinder = {
  name: {"type":"string","required":true,"minLength":1,"maxLength":60},
  brand: {"type":"string","maxLength":60},
  burrSizeMm: {"type":"number","minimum":1,"maximum":300},
  minGrindSetting: {"type":"number","required":true,"minimum":-1000,"maximum":10000},
  maxGrindSetting: {"type":"number","required":true,"minimum":-1000,"maximum":10000},
  step: {"type":"number","minimum":0.01,"maximum":100},
  clicksPerTurn: {"type":"integer","minimum":2,"maximum":1000},
}

export const changeOwnGrinder = {
  name: {"type":"string","required":true,"minLength":1,"maxLength":60},
  brand: {"type":"string","maxLength":60},
  burrSizeMm: {"type":"number","minimum":1,"maximum":300},
  minGrindSetting: {"type":"number","required":true,"minimum":-1000,"maximum":10000},
  maxGrindSetting: {"type":"number","required":true,"minimum":-1000,"maximum":10000},
  step: {"type":"number","minimum":0.01,"maximum":100},
  clicksPerTurn: {"type":"integer","minimum":2,"maximum":1000},
}

export const suggestOwnGrinder = {
  sources: {"type":"string","required":true,"minLength":1,"maxLength":1000},
}

export const keepUserMachine = {
  machineId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  nickname: {"type":"string","maxLength":60},
}

export const deleteUserMachine = {
  machineId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const keepUserFilter = {
  filterId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
}

export const deleteUserFilter = {
  filterId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const keepCoffee = {
  coffeeProfileId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  personalNotes: {"type":"string","maxLength":5000},
  rating: {"type":"integer","minimum":1,"maximum":5},
}

export const deleteFromLibrary = {
  coffeeProfileId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const createPersonalRecipe = {
  method: {"type":"string","required":true,"minLength":1,"maxLength":60},
  grindSetting: {"type":"string","required":true,"minLength":1,"maxLength":60},
  ratio: {"type":"number","required":true,"minimum":1,"maximum":25},
  doseGrams: {"type":"number","required":true,"minimum":1,"maximum":1000},
  waterGrams: {"type":"number","required":true,"minimum":5,"maximum":10000},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  coffeeProfileId: {"type":"integer","minimum":1,"maximum":2147483647},
  name: {"type":"string","maxLength":100},
  notes: {"type":"string","maxLength":5000},
  rating: {"type":"integer","minimum":1,"maximum":5},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
}

export const putPersonalRecipe = {
  method: {"type":"string","minLength":1,"maxLength":60},
  grindSetting: {"type":"string","minLength":1,"maxLength":60},
  ratio: {"type":"number","minimum":1,"maximum":25},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  coffeeProfileId: {"type":"integer","minimum":1,"maximum":2147483647},
  name: {"type":"string","maxLength":100},
  notes: {"type":"string","maxLength":5000},
  rating: {"type":"integer","minimum":1,"maximum":5},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
}

export const patchPersonalRecipe = {
  method: {"type":"string","minLength":1,"maxLength":60},
  grindSetting: {"type":"string","minLength":1,"maxLength":60},
  ratio: {"type":"number","minimum":1,"maximum":25},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  coffeeProfileId: {"type":"integer","minimum":1,"maximum":2147483647},
  name: {"type":"string","maxLength":100},
  notes: {"type":"string","maxLength":5000},
  rating: {"type":"integer","minimum":1,"maximum":5},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
}

export const postPersonalRecipe = {
  method: {"type":"string","minLength":1,"maxLength":60},
  grindSetting: {"type":"string","minLength":1,"maxLength":60},
  ratio: {"type":"number","minimum":1,"maximum":25},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  coffeeProfileId: {"type":"integer","minimum":1,"maximum":2147483647},
  name: {"type":"string","maxLength":100},
  notes: {"type":"string","maxLength":5000},
  rating: {"type":"integer","minimum":1,"maximum":5},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
}

export const createCollection = {
  name: {"type":"string","required":true,"minLength":1,"maxLength":100},
  description: {"type":"string","maxLength":2000},
}

export const putCollection = {
  name: {"type":"string","minLength":1,"maxLength":100},
  description: {"type":"string","maxLength":2000},
}

export const patchCollection = {
  name: {"type":"string","minLength":1,"maxLength":100},
  description: {"type":"string","maxLength":2000},
}

export const postCollection = {
  name: {"type":"string","minLength":1,"maxLength":100},
  description: {"type":"string","maxLength":2000},
}

export const addToCollection = {
  recipeId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
}

export const removeFromCollection = {
  recipeId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const logBrew = {
  method: {"type":"string","minLength":1,"maxLength":60},
  coffeeProfileId: {"type":"integer","minimum":1,"maximum":2147483647},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  machineId: {"type":"integer","minimum":1,"maximum":2147483647},
  recipeId: {"type":"integer","minimum":1,"maximum":2147483647},
  communityRecipeId: {"type":"integer","minimum":1,"maximum":2147483647},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  coffeeGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  grindSetting: {"type":"string","minLength":1,"maxLength":60},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  daysOffRoast: {"type":"number","minimum":0,"maximum":3650},
  tds: {"type":"number","minimum":0.1,"maximum":30},
  firstDropSeconds: {"type":"number","minimum":0,"maximum":172800},
  outcome: {"type":"string","maxLength":200},
  rating: {"type":"integer","minimum":1,"maximum":5},
  notes: {"type":"string","maxLength":5000},
}

export const reviseBrewLog = {
  method: {"type":"string","minLength":1,"maxLength":60},
  coffeeProfileId: {"type":"integer","minimum":1,"maximum":2147483647},
  grinderId: {"type":"integer","minimum":1,"maximum":2147483647},
  machineId: {"type":"integer","minimum":1,"maximum":2147483647},
  recipeId: {"type":"integer","minimum":1,"maximum":2147483647},
  communityRecipeId: {"type":"integer","minimum":1,"maximum":2147483647},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  coffeeGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  grindSetting: {"type":"string","minLength":1,"maxLength":60},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  daysOffRoast: {"type":"number","minimum":0,"maximum":3650},
  tds: {"type":"number","minimum":0.1,"maximum":30},
  firstDropSeconds: {"type":"number","minimum":0,"maximum":172800},
  outcome: {"type":"string","maxLength":200},
  rating: {"type":"integer","minimum":1,"maximum":5},
  notes: {"type":"string","maxLength":5000},
}

export const submitRoasterClaim = {
  businessEmail: {"type":"string","required":true,"maxLength":254,"format":"email"},
  roasterSlug: {"type":"string","maxLength":120},
  roasterName: {"type":"string","maxLength":120},
  proofUrl: {"type":"string","maxLength":1000},
  notes: {"type":"string","maxLength":2000},
}

export const putRoasterProfile = {
  name: {"type":"string","minLength":1,"maxLength":120},
  description: {"type":"string","maxLength":5000},
  tagline: {"type":"string","maxLength":200},
  city: {"type":"string","maxLength":100},
  state: {"type":"string","maxLength":100},
  country: {"type":"string","maxLength":100},
  style: {"type":"string","maxLength":100},
  websiteUrl: {"type":"string","maxLength":1000},
  instagramHandle: {"type":"string","maxLength":200},
  contactEmail: {"type":"string","maxLength":254},
  logoUrl: {"type":"string","maxLength":1000},
  coverImageUrl: {"type":"string","maxLength":1000},
}

export const patchRoasterProfile = {
  name: {"type":"string","minLength":1,"maxLength":120},
  description: {"type":"string","maxLength":5000},
  tagline: {"type":"string","maxLength":200},
  city: {"type":"string","maxLength":100},
  state: {"type":"string","maxLength":100},
  country: {"type":"string","maxLength":100},
  style: {"type":"string","maxLength":100},
  websiteUrl: {"type":"string","maxLength":1000},
  instagramHandle: {"type":"string","maxLength":200},
  contactEmail: {"type":"string","maxLength":254},
  logoUrl: {"type":"string","maxLength":1000},
  coverImageUrl: {"type":"string","maxLength":1000},
}

export const createOwnCoffee = {
  name: {"type":"string","required":true,"minLength":1,"maxLength":120},
  roastLevel: {"type":"string","required":true,"minLength":1,"maxLength":40},
  origin: {"type":"string","maxLength":120},
  flavorProfile: {"type":"string","maxLength":500},
  flavorNotes: {"type":"string","maxLength":500},
  description: {"type":"string","maxLength":5000},
  acidity: {"type":"number","minimum":1,"maximum":5},
  acidityLevel: {"type":"number","minimum":1,"maximum":5},
  body: {"type":"number","minimum":1,"maximum":5},
  bodyLevel: {"type":"number","minimum":1,"maximum":5},
  processingMethod: {"type":"string","maxLength":100},
  slug: {"type":"string","maxLength":80},
}

export const putOwnCoffee = {
  name: {"type":"string","minLength":1,"maxLength":120},
  roastLevel: {"type":"string","minLength":1,"maxLength":40},
  origin: {"type":"string","maxLength":120},
  flavorProfile: {"type":"string","maxLength":500},
  flavorNotes: {"type":"string","maxLength":500},
  description: {"type":"string","maxLength":5000},
  acidity: {"type":"number","minimum":1,"maximum":5},
  acidityLevel: {"type":"number","minimum":1,"maximum":5},
  body: {"type":"number","minimum":1,"maximum":5},
  bodyLevel: {"type":"number","minimum":1,"maximum":5},
  processingMethod: {"type":"string","maxLength":100},
  slug: {"type":"string","maxLength":80},
}

export const patchOwnCoffee = {
  name: {"type":"string","minLength":1,"maxLength":120},
  roastLevel: {"type":"string","minLength":1,"maxLength":40},
  origin: {"type":"string","maxLength":120},
  flavorProfile: {"type":"string","maxLength":500},
  flavorNotes: {"type":"string","maxLength":500},
  description: {"type":"string","maxLength":5000},
  acidity: {"type":"number","minimum":1,"maximum":5},
  acidityLevel: {"type":"number","minimum":1,"maximum":5},
  body: {"type":"number","minimum":1,"maximum":5},
  bodyLevel: {"type":"number","minimum":1,"maximum":5},
  processingMethod: {"type":"string","maxLength":100},
  slug: {"type":"string","maxLength":80},
}

export const createEmbedRecipe = {
  method: {"type":"string","required":true,"minLength":1,"maxLength":60},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  ratio: {"type":"number","minimum":1,"maximum":25},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
  grindSize: {"type":"string","maxLength":100},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  notes: {"type":"string","maxLength":2000},
}

export const putEmbedRecipe = {
  method: {"type":"string","minLength":1,"maxLength":60},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  ratio: {"type":"number","minimum":1,"maximum":25},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
  grindSize: {"type":"string","maxLength":100},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  notes: {"type":"string","maxLength":2000},
}

export const patchEmbedRecipe = {
  method: {"type":"string","minLength":1,"maxLength":60},
  doseGrams: {"type":"number","minimum":1,"maximum":1000},
  waterGrams: {"type":"number","minimum":5,"maximum":10000},
  ratio: {"type":"number","minimum":1,"maximum":25},
  waterTempF: {"type":"number","minimum":32,"maximum":300},
  grindSize: {"type":"string","maxLength":100},
  brewTimeSeconds: {"type":"integer","minimum":1,"maximum":172800},
  notes: {"type":"string","maxLength":2000},
}

export const putEmbedSettings = {
  accentColor: {"type":"string","maxLength":7},
}

export const patchEmbedSettings = {
  accentColor: {"type":"string","maxLength":7},
}

export const report = {
  subjectId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  text: {"type":"string","maxLength":1000},
}

export const appeal = {
  subjectId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  text: {"type":"string","required":true,"minLength":1,"maxLength":1000},
}

export const appealSuspension = {
  text: {"type":"string","required":true,"minLength":1,"maxLength":1000},
}

export const decide = {
  subjectId: {"type":"integer","required":true,"minimum":1,"maximum":2147483647},
  reason: {"type":"string","minLength":1,"maxLength":500},
  until: {"type":"string"},
  intoId: {"type":"integer","minimum":1,"maximum":2147483647},
}

export const deleteMember = {
  reason: {"type":"string","minLength":1,"maxLength":500},
}

export const editCoffeeFacts = {
  name: {"type":"string","minLength":1,"maxLength":120},
  roastLevel: {"type":"string","minLength":1,"maxLength":40},
  origin: {"type":"string","maxLength":120},
  flavorProfile: {"type":"string","maxLength":500},
  flavorNotes: {"type":"string","maxLength":500},
  description: {"type":"string","maxLength":5000},
  acidity: {"type":"number","minimum":1,"maximum":5},
  acidityLevel: {"type":"number","minimum":1,"maximum":5},
  body: {"type":"number","minimum":1,"maximum":5},
  bodyLevel: {"type":"number","minimum":1,"maximum":5},
  processingMethod: {"type":"string","maxLength":100},
  reason: {"type":"string","minLength":1,"maxLength":500},
}

export const decideGrinderSuggestion = {
  changedAt: {"type":"string","required":true},
  brand: {"type":"string","maxLength":60},
  name: {"type":"string","maxLength":60},
  sources: {"type":"string","maxLength":1000},
  reason: {"type":"string","maxLength":500},
}

export const changeSettings = {
  newAccountDays: {"type":"integer","minimum":0,"maximum":365},
}

export const createInvite = {
  uses: {"type":"integer","required":true,"minimum":1,"maximum":1000},
  days: {"type":"integer","required":true,"minimum":1,"maximum":365},
  note: {"type":"string","maxLength":200},
}

export const trackImpression = {
  shareId: {"type":"string","required":true,"minLength":1,"maxLength":250},
  method: {"type":"string","minLength":1,"maxLength":60},
  page: {"type":"string","maxLength":4000},
  token: {"type":"string","maxLength":100},
}

export const trackClick = {
  shareId: {"type":"string","required":true,"minLength":1,"maxLength":250},
  method: {"type":"string","minLength":1,"maxLength":60},
  page: {"type":"string","maxLength":4000},
  token: {"type":"string","maxLength":100},
}

export const trackMethodSwitch = {
  shareId: {"type":"string","required":true,"minLength":1,"maxLength":250},
  method: {"type":"string","required":true,"minLength":1,"maxLength":60},
  page: {"type":"string","maxLength":4000},
  token: {"type":"string","maxLength":100},
}
