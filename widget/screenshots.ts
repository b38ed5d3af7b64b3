/** Retakes the screenshots in docs/EMBED.md, with the demo data: `node widget/screenshots.ts`. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { buildApp } from '#src/app.ts'
import { ensureBuilt } from '#src/built.ts'
import { loadConfig } from '#src/config.ts'

const ROASTER = 'fernwhistle-coffee'
const COFFEE = 'yirgacheffe-morning-bell'
const PAGE = { light: '#ffffff', dark: '#0f0b09' } as const
const WIDTHS = { card: 440, inline: 560, badge: 440 } as const
const directory = fileURLToPath(new URL('../docs/images/', import.meta.url))

await ensureBuilt(() => undefined)
const dataDir = await mkdtemp(join(tmpdir(), 'brewprint-screenshots-'))
const app = await buildApp(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', SEED_DEMO: 'true' }))
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  for (const layout of ['card', 'inline', 'badge'] as const) {
    for (const theme of ['light', 'dark'] as const) await takePicture(browser, layout, theme)
  }
} finally {
  await browser.close()
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function takePicture(browser: Browser, layout: keyof typeof WIDTHS, theme: keyof typeof PAGE): Promise<void> {
  const width = WIDTHS[layout] + 48
  const page = await browser.newPage({
    viewport: { width, height: 700 },
    deviceScaleFactor: 1.25,
    reducedMotion: 'reduce',
  })
  await page.setContent(`<!doctype html><meta charset="utf-8"><body style="margin:0;padding:24px;background:${PAGE[theme]}">
    <div data-service-widget="${ROASTER}" data-coffee="${COFFEE}" data-layout="${layout}" data-theme="${theme}" data-preview></div>
    <script src="${base}/embed/widget.js"></script>`)
  await page.locator('article').waitFor()
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))
  await page.screenshot({ path: join(directory, `widget-${layout}-${theme}.png`), clip: { x: 0, y: 0, width, height } })
  await page.close()
}
