/** Texts as the bytes that leave, quickly whatever is in them. */
import { transcode } from 'node:buffer'

/** A text with any of these has two bytes for each character in memory, and V8 takes ten times as long to write it. */
const WIDE = /[\u0100-\uffff]/
/** Shorter ones are written before anything else could have begun. */
const SHORTEST = 1000

/** A text that would be slow to write as its bytes; any other stays one, and goes out in one piece with the head. */
export const encodeBody = (text: string): string | Buffer =>
  text.length >= SHORTEST && WIDE.test(text) ? toBytes(text) : text

function toBytes(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
  } catch {
    // Half a character, which only the slow way replaces.
    return Buffer.from(text)
  }
}
