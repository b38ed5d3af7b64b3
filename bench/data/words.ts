/** Names, places and sentences for generated texts. */
import type { Random } from '../../src/features/service/demo/random.ts'

const ONSETS = ['b', 'br', 'c', 'ch', 'd', 'f', 'g', 'gr', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'v', 'w']
const NUCLEI = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo']
const CODAS = ['', 'l', 'n', 'r', 's', 'm', 'rd', 'nt']

/** Returns a random made-up word, for names of farms, roasters and members. */
export function inventWord(random: Random, syllables: number): string {
  let word = ''
  for (let i = 0; i < syllables; i++) word += random.pick(ONSETS) + random.pick(NUCLEI) + random.pick(CODAS)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export const ORIGINS = [
  'Yirgacheffe, Ethiopia',
  'Huila, Colombia',
  'Cerrado, Brazil',
  'Antigua, Guatemala',
  'Nyeri, Kenya',
  'Sidama, Ethiopia',
  'Tarrazú, Costa Rica',
  'Cauca, Colombia',
  'Sul de Minas, Brazil',
  'Guji, Ethiopia',
  'Huehuetenango, Guatemala',
  'Kirinyaga, Kenya',
  'Boquete, Panama',
  'Nariño, Colombia',
  'Santa Bárbara, Honduras',
  'Cajamarca, Peru',
  'Chiapas, Mexico',
  'Sumatra, Indonesia',
  'Nyamasheke, Rwanda',
  'Kayanza, Burundi',
  'Haraaz, Yemen',
  'Mbeya, Tanzania',
  'Java, Indonesia',
  'Ahuachapán, El Salvador',
  'Chikmagalur, India',
  'Yunnan, China',
  'Kona, Hawaii',
  'Blue Mountain, Jamaica',
]

export const FLAVORS = [
  'jasmine',
  'bergamot',
  'white peach',
  'blackcurrant',
  'dark chocolate',
  'hazelnut',
  'red apple',
  'caramel',
  'raspberry',
  'honey',
  'orange zest',
  'brown sugar',
  'black tea',
  'plum',
  'milk chocolate',
  'lime',
  'almond',
  'mango',
  'cherry',
  'vanilla',
  'fig',
  'grapefruit',
  'toffee',
  'rose',
]

export const KINDS = ['Reserve', 'Espresso', 'Morning', 'Peaberry', 'Natural', 'Estate', 'Harvest', 'Lot', 'Select']
export const PROCESSES = ['washed', 'natural', 'honey', 'anaerobic']
export const CITIES = ['Portland', 'Berlin', 'Oslo', 'Melbourne', 'Kyoto', 'Lisbon', 'Leeds', 'Austin', 'Ghent', 'Riga']

export const SENTENCES = [
  'Bloom for forty seconds with twice the dose.',
  'Pour in slow circles and let it draw down flat.',
  'Two clicks finer when the beans are older than three weeks.',
  'Rinse the paper well, it makes a difference here.',
  'Stir once after the bloom and leave it alone.',
  'Sweetest around the fourth week off roast.',
  'Cut the pour short if the bed clogs.',
  'Cooler water tames the bitterness of this one.',
  'Swirl at the end for an even bed.',
  'My weekday cup; forgiving and quick.',
]

export const COMMENTS = [
  'Lovely cup, thank you for sharing it.',
  'A little thin for me, I went two clicks finer.',
  'Works well with a metal filter too.',
  'Which water do you use for this?',
  'The best I have had from this bag.',
]

export function sentences(random: Random, most: number): string {
  return Array.from({ length: random.between(1, most) }, () => random.pick(SENTENCES)).join(' ')
}
