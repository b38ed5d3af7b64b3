/** The installed Chromium, and pages that record script errors and blocked resources. */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { PATIENCE_MS } from './eventually.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Whatever the language of the machine is.
  '--lang=en-US',
  // No page draws in three dimensions, and emulating a graphics card takes time.
  '--disable-gpu',
  '--disable-software-rasterizer',
]

/** The headless shell needs half the memory, so it is preferred where it is installed. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? INSTALLED, args: ARGUMENTS })
}

/** Opens a page, and records its problems: console errors, which include CSP violations, and exceptions. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, problems }
}
