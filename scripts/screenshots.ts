/** Takes the screenshots of the web app in docs/images/, with demo data: `node scripts/screenshots.ts`. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { buildApp } from '../src/app.ts'
import { ensureBuilt } from '../src/built.ts'
import { loadConfig } from '../src/config.ts'

const SCREENS = {
  'dial-in': '/',
  grinder: '/grinders/comandante-c40-mk4',
  recipes: '/recipes',
  recipe: '/recipes/1',
  coffee: '/coffees/1',
  log: '/log',
  taste: '/profile/taste',
  timer: '/timer?method=v60&doseGrams=20&waterGrams=320&brewTimeSeconds=180',
}
const LOOKS: Record<string, BrowserContextOptions> = {
  'desktop-light': { viewport: { width: 1280, height: 860 }, colorScheme: 'light' },
  'desktop-dark': { viewport: { width: 1280, height: 860 }, colorScheme: 'dark' },
  'phone-light': {
    viewport: { width: 360, height: 740 },
    isMobile: true,
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
  },
  'phone-dark': { viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 1.5, colorScheme: 'dark' },
}
const directory = fileURLToPath(new URL('../docs/images/', import.meta.url))

await ensureBuilt(() => undefined)
const dataDir = await mkdtemp(join(tmpdir(), 'brewprint-screenshots-'))
const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', SEED_DEMO: 'true' })
const app = await buildApp(config)
await app.listen({ port: 0, host: '127.0.0.1' })
config.baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const token = await signUp()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  for (const [look, options] of Object.entries(LOOKS)) await takePictures(look, options)
} finally {
  await browser.close()
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** Creates an account with a taste profile and some brew logs, so that pages have content; returns its token. */
async function signUp(): Promise<string> {
  const account = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
  const { token } = (await send('/api/auth/register', account)).json()
  const levels = { acidity: 4, body: 2, sweetness: 4, bitterness: 2, flavorComplexity: 4, aftertaste: 3 }
  const named = Object.entries(levels).map(([name, level]) => [`${name}Level`, level])
  await send('/api/user/profile/onboarding', Object.fromEntries(named), token)
  for (const [days, rating] of [3, 4, 4, null, 5].entries()) {
    const brew = { method: 'v60', machineId: 2, grinderId: 2, coffeeProfileId: 1 + (days % 3), grindSetting: 24 - days }
    await send(
      '/api/brew-logs',
      { ...brew, doseGrams: 20, waterGrams: 320, brewTimeSeconds: 190 - days * 4, rating },
      token,
    )
  }
  return token
}

function send(url: string, body: object, token?: string) {
  return app.inject({ method: 'POST', url, payload: body, headers: token ? { authorization: `Bearer ${token}` } : {} })
}

async function takePictures(look: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'svc_session', value: token, url: config.baseUrl }])
  await context.addInitScript("localStorage.setItem('brewprint.signed-in', 'true')")
  const page = await context.newPage()
  for (const [name, path] of Object.entries(SCREENS)) {
    await page.goto(config.baseUrl + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(directory, `web-${name}-${look}.png`) })
  }
  await context.close()
}
