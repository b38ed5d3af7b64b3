/** The colours of cards: a light side with the app's light scheme, and a dark side with the picture. */
import { COLORS as BRAND } from '../../../../domain/brand.ts'

const light = (name: keyof typeof BRAND): string => BRAND[name][0]
const dark = (name: keyof typeof BRAND): string => BRAND[name][1]

export const COLORS = {
  paper: light('paper'),
  ink: light('ink'),
  soft: light('soft'),
  line: light('line'),
  accent: light('accent'),
  night: light('ink'),
  nightLine: '#4a3a2c',
  nightBand: '#7a4a27',
  nightTick: '#7a6552',
  nightSoft: dark('soft'),
  glow: dark('accent'),
  onNight: dark('ink'),
} as const

/** The colours of a bean, from light to dark roast. */
export const ROASTS = ['#c99a5f', '#ad7a44', '#8f5c33', '#6f4326', '#573522'] as const
