/**
 * Takes the screenshots that the web manifest names and those in docs/images, of the real app with its demo data:
 * `npx node scripts/screenshots.ts`. They are in the repository, since container images are built without a browser.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { buildApp } from '../src/app.ts'
import { ensureBuilt } from '../src/built.ts'
import { loadConfig } from '../src/config.ts'
import { SCREENSHOTS, screenshotPath } from '../src/features/service/pages/web-manifest.ts'
import { LANGUAGES, type TranslatedLanguage } from '../src/i18n/languages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The equipment of the member whose screens are shown. */
const OWNER = { grinder: 'comandante-c40-mk4', method: 'v60', brewer: 'hario-v60-02' }
const DIAL_IN = `/?grinder=${OWNER.grinder}&method=${OWNER.method}`
const QUALITY = 0.82

const IN_MANIFEST: Record<(typeof SCREENSHOTS)[number]['name'], string> = {
  'dial-in': DIAL_IN,
  recipe: '/recipes/1',
  timer: '/recipes/1',
  'dial-in-wide': DIAL_IN,
}

const IN_DOCS = {
  'dial-in': '/',
  grinder: `/grinders/${OWNER.grinder}`,
  grinders: '/grinders',
  recipes: '/recipes',
  recipe: '/recipes/1',
  coffee: '/coffees/1',
  log: '/log',
  taste: '/profile/taste',
  timer: '/recipes/1',
}
const FOR_MEMBERS = ['recipes', 'recipe', 'log', 'taste', 'timer']
const DEVICES = { desktop: { width: 1280, height: 860, scale: 1 }, phone: { width: 390, height: 844, scale: 2 } }

interface Shot {
  path: string
  file: string
  width: number
  height: number
  scale: number
  /** Opens the timer from the recipe, so that it has the recipe's steps. */
  isTimer: boolean
  colorScheme?: 'light' | 'dark'
  language?: TranslatedLanguage
  token?: string
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
  const token = await createMember()
  for (const shot of [...manifestShots(), ...docShots(token)]) {
    const picture = await take(shot)
    await mkdir(dirname(join(ROOT, shot.file)), { recursive: true })
    await writeFile(join(ROOT, shot.file), picture)
    say(`${shot.file}: ${picture.length} bytes`)
  }
} finally {
  await browser.close()
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
}

function manifestShots(): Shot[] {
  return (Object.keys(LANGUAGES) as TranslatedLanguage[]).flatMap((language) =>
    SCREENSHOTS.map(({ name, width, height }) => {
      const scale = height > width ? 2 : 1
      return {
        ...{ width: width / scale, height: height / scale, scale, language },
        path: IN_MANIFEST[name],
        file: `web/public${screenshotPath(name, language)}`,
        isTimer: name === 'timer',
      }
    }),
  )
}

function docShots(token: string): Shot[] {
  return Object.entries(IN_DOCS).flatMap(([name, path]) =>
    Object.entries(DEVICES).flatMap(([device, size]) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        ...{ path, ...size, colorScheme },
        file: `docs/images/web-${name}-${device}-${colorScheme}.webp`,
        isTimer: name === 'timer',
        ...(FOR_MEMBERS.includes(name) && { token }),
      })),
    ),
  )
}

/** Creates a member with a grinder, a brewer, a taste and some brews, and returns the session's token. */
async function createMember(): Promise<string> {
  const send = async (method: 'POST' | 'PUT', url: string, payload: object, token = '') => {
    const headers = { authorization: `Bearer ${token}` }
    const { statusCode, body } = await app.inject({ method, url, payload, headers })
    if (statusCode >= 400) throw new Error(`${url}: ${body}`)
    return JSON.parse(body)
  }
  const account = { email: 'mara@brewprint.example', password: 'two short pours', displayName: 'Mara Quist' }
  const { token } = await send('POST', '/api/auth/register', account)
  const grinder = app.catalog.findGrinderBySlug(OWNER.grinder)!
  const machine = app.catalog.machines.find(({ slug }) => slug === OWNER.brewer)!
  await send('POST', '/api/user/grinders', { grinderId: grinder.id, isDefault: true }, token)
  await send('POST', '/api/user/machines', { machineId: machine.id, isDefault: true }, token)
  const taste = {
    acidityLevel: 4,
    bodyLevel: 2,
    sweetnessLevel: 4,
    bitternessLevel: 1,
    aftertasteLevel: 3,
    flavorComplexityLevel: 4,
  }
  await send('PUT', '/api/user/profile', taste, token)
  const brews = [25, 23, 24, 22, 24].map((grindSetting, i) => ({
    coffeeProfileId: 1 + (i % 3),
    ...{ brewMethod: OWNER.method, machineId: machine.id, grinderId: grinder.id, grindSetting },
    ...{ doseGrams: 18, waterGrams: 290, brewTimeSeconds: 165 + i * 6, waterTempF: 201, rating: 3 + (i % 3) },
  }))
  for (const brew of brews) await send('POST', '/api/brew-logs', brew, token)
  return token
}

async function take({ path, width, height, scale, isTimer, language = 'en', token, ...shot }: Shot): Promise<Buffer> {
  const isPhone = height > width
  const options: BrowserContextOptions = {
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: language === 'en' ? 'en-GB' : language,
    colorScheme: shot.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  }
  const context = await browser.newContext(options)
  if (token) {
    await context.addCookies([{ name: 'svc_session', value: token, url: base, httpOnly: true, sameSite: 'Lax' }])
    await context.addInitScript(() => localStorage.setItem('brewprint.signed-in', 'true'))
  }
  const page = await context.newPage()
  await page.goto(base + path)
  await isShown(page)
  if (isTimer) {
    await page.locator('a[href^="/timer?"]').first().click()
    await page.waitForURL('**/timer?*')
    await isShown(page)
  }
  await page.evaluate(() => document.fonts.ready)
  const webp = await toWebp(page, await page.screenshot(), width * scale, height * scale)
  await context.close()
  return webp
}

/** Resolves when nothing in the viewport is loading any more. */
async function isShown(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [role=status]:has(> .visually-hidden:only-child)')].every(
      (status) => status.getBoundingClientRect().top > window.innerHeight,
    ),
  )
}

/** Uses the browser's encoder; WebP takes a third of the size of PNG. */
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
