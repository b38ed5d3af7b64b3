/** Encodes response bodies as UTF-8, fast for any text. */
import { transcode } from 'node:buffer'

/** V8 stores a text with such a character as UTF-16, and takes ten times as long to encode it. */
const WIDE = /[\u0100-\uffff]/
/** Shorter texts are fast to write either way. */
const SHORTEST = 1000

/** Encodes texts that V8 would be slow to write; others stay strings, which are sent in one piece with the headers. */
export const encodeBody = (text: string): string | Buffer =>
  text.length >= SHORTEST && WIDE.test(text) ? toBytes(text) : text

function toBytes(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    // A lone surrogate, which `transcode` doesn't replace.
    return Buffer.from(text)
  }
}
