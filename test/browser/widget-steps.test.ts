import { describe, expect, it } from 'vitest'
import { expectAccessiblePart } from '#test/support/web.ts'
import { cardIn, useWidgetHost } from './widget-host.ts'

describe('steps in the widget', () => {
  const host = useWidgetHost()

  it('are shown one by one by tapping, and the figures come back at the end', async () => {
    const { roaster } = await host.plant()
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
    })
    const card = cardIn(page)
    const height = async () => (await card.boundingBox())!.height
    await card.getByRole('button', { name: 'Steps' }).waitFor()
    const before = await height()
    await card.getByRole('button', { name: 'Steps' }).click()
    await card.getByText('Step 1 of 8').waitFor()
    await card.getByText('Rinse the paper and warm the cone').waitFor()
    await expect.poll(() => card.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true)
    for (let i = 0; i < 3; i++) await card.getByRole('button', { name: 'Next' }).click()
    await card.getByText('Pour in slow circles').waitFor()
    await card.getByText(/^to \d+ g$/).waitFor()
    expect(Math.abs((await height()) - before)).toBeLessThan(2)
    await card.getByRole('button', { name: 'Close' }).click()
    await card.getByText('Ratio').first().waitFor()
    await expect
      .poll(() => card.getByRole('button', { name: 'Steps' }).evaluate((button) => button.matches(':focus')))
      .toBe(true)
    expect(problems).toEqual([])
  })

  it('run with a clock, also after the page was in the background', async () => {
    const { roaster } = await host.plant()
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}"></div>`,
      prepare: (page) => page.clock.install(),
    })
    const card = cardIn(page)
    await card.getByRole('button', { name: 'Steps' }).click()
    await card.getByRole('button', { name: 'Start' }).waitFor()
    // The clock stands still but for what the test lets pass.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await card.getByRole('button', { name: 'Start' }).click()
    await card.getByText('Wet all grounds and let them bloom').waitFor()
    await page.clock.runFor(10_000)
    await card.getByText(/^0:10 \/ 0:\d\d$/).waitFor()
    await card.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(60_000)
    await card.getByText(/^0:10 \/ 0:\d\d$/).waitFor()
    await card.getByRole('button', { name: 'Start' }).click()
    await page.clock.fastForward(35_000)
    await page.clock.runFor(1000)
    await card.getByText('Pour in slow circles').waitFor()
    await page.clock.fastForward(300_000)
    await page.clock.runFor(1000)
    await card.getByText('Step 8 of 8').waitFor()
    expect(problems).toEqual([])
  })

  it('have no violation by axe while they play, paused and at the end', async () => {
    const { roaster } = await host.plant()
    const looks = ['card', 'inline'].flatMap((layout) => ['light', 'dark'].map((theme) => ({ layout, theme })))
    const { page, problems } = await host.open({
      body: looks
        .map(
          ({ layout, theme }) =>
            `<div data-service-widget="${roaster.slug}" data-theme="${theme}" data-layout="${layout}"></div>`,
        )
        .join(''),
      context: { viewport: { width: 800, height: 3000 }, reducedMotion: 'reduce' },
    })
    const cards = looks.map((_, n) => cardIn(page, n))
    for (const card of cards) {
      await card.getByRole('button', { name: 'Steps' }).click()
      await card.getByRole('button', { name: 'Start' }).click()
      await card.getByRole('group', { name: 'Steps' }).getByText('Wet all grounds and let them bloom').waitFor()
      await card.getByRole('button', { name: 'Pause' }).waitFor()
    }
    await expectAccessiblePart(page)
    for (const card of cards) {
      await card.getByRole('button', { name: 'Pause' }).click()
      await card.getByRole('button', { name: 'Start' }).waitFor()
    }
    await expectAccessiblePart(page)
    for (const card of cards) {
      const next = card.getByRole('button', { name: 'Next' })
      while (await next.isEnabled()) await next.click()
      await card.getByText('Step 8 of 8').waitFor()
    }
    await expectAccessiblePart(page)
    expect(problems).toEqual([])
  })

  it('are in the language of the page, in the inline layout and in the iframe too', async () => {
    const { roaster } = await host.plant()
    const { page, problems } = await host.open({
      body: `<div data-service-widget="${roaster.slug}" data-layout="inline" data-lang="de"></div>`,
    })
    await cardIn(page).getByRole('button', { name: 'Schritte' }).click()
    await cardIn(page).getByText('Schritt 1 von 8').waitFor()
    await page.goto(`${host.api}/embed/${roaster.slug}?lang=de`)
    await page.getByRole('button', { name: 'Schritte' }).click()
    await page.getByText('Schritt 1 von 8').waitFor()
    expect(problems).toEqual([])
  })
})
