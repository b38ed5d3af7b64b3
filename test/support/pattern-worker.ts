/** Runs a regular expression on strings that cause excessive backtracking; the parent thread enforces the timeout. */
import { parentPort } from 'node:worker_threads'

const USUAL = ['a', 'A', '0', '_', ' ', '\t', '\n', '-', '.', ',', '/', '\\', '"', '<', '(', '@', ':', 'é', '☕']
const ENDS = ['', '\u0000', '!\n']

parentPort!.on('message', ({ source, flags, length }: { source: string; flags: string; length: number }) => {
  const pattern = new RegExp(source, flags.replace('y', 'g'))
  let strings = 0
  for (const text of attacks(source, length)) {
    pattern.lastIndex = 0
    pattern.test(text)
    strings++
  }
  parentPort!.postMessage(strings)
})

/** Repeated characters of the pattern and some common ones, alone and in pairs, with an end that doesn't match. */
function* attacks(source: string, length: number): Generator<string> {
  const own = [...new Set([...source].filter((letter) => /[^\\^$*+?()[\]{}|]/.test(letter)))].slice(0, 10)
  const letters = [...new Set([...own, ...USUAL])]
  const words = [...new Set(source.match(/[a-z]{2,}/gi) ?? [])].slice(0, 5)
  const pumps = [...letters, ...words, ...letters.slice(0, 9).flatMap((a) => letters.slice(0, 9).map((b) => a + b))]
  for (const pump of new Set(pumps)) {
    const pumped = pump.repeat(Math.ceil(length / pump.length))
    for (const end of ENDS) yield pumped.slice(0, length) + end
    for (const start of [...own.slice(0, 2), ...words.slice(0, 1), 'a@']) yield `${start}${pumped}\u0000`
  }
}
