/** Renders the app's icons from web/public/icon.svg with Chromium: `node scripts/icons.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const path = (name: string) => fileURLToPath(new URL(`../web/public/${name}`, import.meta.url))

const rounded = await readFile(path('icon.svg'), 'utf8')
/** Without rounded corners, for systems that mask the icon themselves. */
const square = rounded.replace(' rx="15"', '')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
await writeFile(path('icon-180.png'), await draw(square, 180))
await writeFile(path('icon-192.png'), await draw(rounded, 192))
await writeFile(path('icon-512.png'), await draw(rounded, 512))
await writeFile(path('icon-maskable-512.png'), await draw(square, 512))
await writeFile(path('favicon.ico'), inIco(await draw(rounded, 32), 32))
await browser.close()

async function draw(svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** Wraps a PNG in an ICO file: a header, one entry, and the PNG itself. */
function inIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
