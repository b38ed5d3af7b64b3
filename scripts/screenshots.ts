/**
 * Takes the screenshots that the web manifest names, of the real app with its demo data: `npx node scripts/screenshots.ts`.
 * They are in the repository, since an image is built where there is no browser.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildApp } from '../src/app.ts'
import { ensureBuilt } from '../src/built.ts'
import { loadConfig } from '../src/config.ts'
import { SCREENSHOTS, screenshotPath } from '../src/features/service/pages/web-manifest.ts'
import { LANGUAGES, type TranslatedLanguage } from '../src/i18n/languages.ts'

const WEB_PUBLIC = fileURLToPath(new URL('../web/public', import.meta.url))
/** The grinder and the brewer whose owner looks at the screens. */
const OWNER = { grinder: 'comandante-c40-mk4', method: 'v60' }
const QUALITY = 0.82

const PATHS: Record<(typeof SCREENSHOTS)[number]['name'], string> = {
  'dial-in': `/?grinder=${OWNER.grinder}&method=${OWNER.method}`,
  recipe: '/recipes/1',
  // From there to the timer, which then knows the steps.
  timer: '/recipes/1',
  'dial-in-wide': `/?grinder=${OWNER.grinder}&method=${OWNER.method}`,
}

const say = (line: string) => process.stdout.write(`${line}\n`)
await ensureBuilt(say)
const dataDir = await mkdtemp(join(tmpdir(), 'brewprint-screenshots-'))
const app = await buildApp(loadConfig({ DATA_DIR: dataDir, SEED_DEMO: 'true', LOG_LEVEL: 'error' }))
const base = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  await mkdir(join(WEB_PUBLIC, 'screenshots'), { recursive: true })
  for (const language of Object.keys(LANGUAGES) as TranslatedLanguage[]) {
    for (const { name, width, height } of SCREENSHOTS) {
      const picture = await takeScreenshot(browser, base + PATHS[name], { name, width, height, language })
      await writeFile(join(WEB_PUBLIC, screenshotPath(name, language)), picture)
      say(`${screenshotPath(name, language)}: ${picture.length} bytes`)
    }
  }
} finally {
  await browser.close()
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
}

interface Shot {
  name: string
  width: number
  height: number
  language: TranslatedLanguage
}

async function takeScreenshot(browser: Browser, url: string, shot: Shot): Promise<Buffer> {
  const { name, width, height, language } = shot
  const isPhone = height > width
  const scale = isPhone ? 2 : 1
  const context = await browser.newContext({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: language === 'en' ? 'en-GB' : language,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  if (name === 'timer') {
    await page.locator('a[href^="/timer?"]').first().click()
    await page.waitForURL('**/timer?*')
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  const webp = await toWebp(page, png, width, height)
  await context.close()
  return webp
}

/** By the browser's own encoder: a third of the size of PNG. */
async function toWebp(page: Page, png: Buffer, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ data, width, height, quality }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', quality)
    },
    { data: png.toString('base64'), width, height, quality: QUALITY },
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
