/** Names of processes. Members write them freely; the usual ones are shown in the reader's language. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'

const PROCESSES: Record<string, MessageDescriptor> = {
  washed: msg({ message: 'washed', comment: 'Process of a coffee' }),
  natural: msg({ message: 'natural', comment: 'Process of a coffee' }),
  honey: msg({ message: 'honey', comment: 'Process of a coffee' }),
  anaerobic: msg({ message: 'anaerobic', comment: 'Process of a coffee' }),
  'anaerobic natural': msg({ message: 'anaerobic natural', comment: 'Process of a coffee' }),
  'anaerobic washed': msg({ message: 'anaerobic washed', comment: 'Process of a coffee' }),
  'pulped natural': msg({ message: 'pulped natural', comment: 'Process of a coffee' }),
  'wet hulled': msg({ message: 'wet-hulled', comment: 'Process of a coffee' }),
  'semi washed': msg({ message: 'semi-washed', comment: 'Process of a coffee' }),
  monsooned: msg({ message: 'monsooned', comment: 'Process of a coffee' }),
  'sugarcane decaf': msg({ message: 'sugarcane decaf', comment: 'Process of a coffee' }),
  'water process decaf': msg({ message: 'water-process decaf', comment: 'Process of a coffee' }),
  'carbon dioxide decaf': msg({ message: 'carbon dioxide decaf', comment: 'Process of a coffee' }),
}

/** "natural and washed" becomes "Natural, washed"; a text with unknown parts is only capitalized. */
export function processName(written: string): string {
  const parts = written.split(/,|\/|&|\+|\sand\s/i).map((part) => part.trim())
  const known = parts.flatMap((part) => {
    const key = part.toLowerCase().replaceAll('-', ' ')
    return Object.hasOwn(PROCESSES, key) ? t(PROCESSES[key]!) : []
  })
  return capitalized(known.length === parts.length ? known.join(', ') : written)
}

/** By code points, so that surrogate pairs aren't split. */
function capitalized(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}
