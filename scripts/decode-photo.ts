/** Decodes a JPEG or PNG file to pixels, for the command line: browsers have their own decoder. */
import { readFile } from 'node:fs/promises'
import decodeJpegBytes, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePngBytes, { init as initPng } from '@jsquash/png/decode.js'
import type { Photo } from '#domain/grind-photo/photo.ts'

/** Node has this global, but its types don't declare it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<never> }

/** A replacement for the browser's ImageData, which the PNG decoder returns and Node doesn't have. */
class Pixels implements Photo {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

const PNG_START = Buffer.from('89504e47', 'hex')
const ready = new Map<string, Promise<unknown>>()

export async function decodePhoto(path: string): Promise<Photo> {
  const file = await readFile(path)
  const bytes = new Uint8Array(file)
  if (!file.subarray(0, 4).equals(PNG_START)) {
    await once('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm', initJpeg)
    return decodeJpegBytes(bytes.buffer, { preserveOrientation: true })
  }
  Object.assign(globalThis, { ImageData: Pixels })
  await once('@jsquash/png/codec/pkg/squoosh_png_bg.wasm', initPng)
  return decodePngBytes(bytes.buffer)
}

/** Loads a decoder's module once, from its file since Node's fetch can't read files. */
function once(name: string, init: (module: never) => Promise<unknown>): Promise<unknown> {
  const started = ready.get(name) ?? load(name, init)
  ready.set(name, started)
  return started
}

async function load(name: string, init: (module: never) => Promise<unknown>): Promise<unknown> {
  const wasm = await readFile(new URL(import.meta.resolve(name)))
  return init(await WebAssembly.compile(new Uint8Array(wasm)))
}
