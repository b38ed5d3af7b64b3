/** Decodes a JPEG file to pixels, for the command line: browsers have a decoder of their own. */
import { readFile } from 'node:fs/promises'
import decode, { init } from '@jsquash/jpeg/decode.js'
import type { Photo } from '#domain/grind-photo/photo.ts'

/** Node has it, but its types don't. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<never> }

let ready: Promise<void> | undefined

export async function decodeJpeg(path: string): Promise<Photo> {
  ready ??= compile()
  await ready
  const file = await readFile(path)
  const bytes = new Uint8Array(file)
  return decode(bytes.buffer, { preserveOrientation: true })
}

/** Node's fetch reads no files, so the decoder's module is loaded by hand. */
async function compile(): Promise<void> {
  const wasm = await readFile(new URL(import.meta.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')))
  await init(await WebAssembly.compile(new Uint8Array(wasm)))
}
