import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planSteps } from '#src/domain/steps/plan.ts'
import { calendarFile, remindersOf } from '#src/domain/steps/reminders.ts'
import { stepsFor } from '#src/domain/steps/rounding.ts'
import { template, V60 } from './step-support.ts'

const START = new Date('2026-03-28T20:00:00.000Z')
const NOW = new Date('2026-03-28T19:59:00.123Z')
const HOUR = 3_600_000

describe('remindersOf', () => {
  it('returns the steps of a cold brew that come hours later', () => {
    const brewTimeSeconds = 16 * 3600
    const amounts = { doseGrams: 80, waterGrams: 800, brewTimeSeconds, extraction: 'immersion' as const }
    const steps = stepsFor(template('cold-brew-steep').steps, amounts)
    const reminders = remindersOf(planSteps(steps, brewTimeSeconds), START)
    expect(reminders.length).toBeGreaterThan(0)
    for (const { at, step } of reminders) {
      expect(at.getTime()).toBe(START.getTime() + step.startSeconds * 1000)
      expect(at.getTime()).toBeGreaterThan(START.getTime() + HOUR)
    }
  })

  it('returns none for a brew of a few minutes, or without times', () => {
    const steps = stepsFor(template('v60-two-pours').steps, V60)
    expect(remindersOf(planSteps(steps, 180), START)).toEqual([])
    expect(remindersOf(planSteps([{ action: 'pour', waterGrams: 320 }], null), START)).toEqual([])
  })
})

describe('calendarFile', () => {
  const write = (title: string, note?: string) =>
    calendarFile([{ at: START, title, ...(note !== undefined && { note }) }], { uid: 'brew-1', now: NOW })
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

  it('has an event with an alarm at its time, in UTC', () => {
    expect(unfolded(write('Filter the cold brew', 'Slowly'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Brewprint//Brewprint//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:brew-1-1',
      'DTSTAMP:20260328T195900Z',
      'DTSTART:20260328T200000Z',
      'DURATION:PT5M',
      'SUMMARY:Filter the cold brew',
      'DESCRIPTION:Slowly',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Filter the cold brew',
      'TRIGGER:PT0S',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('keeps hostile texts in their own line', () => {
    const lines = unfolded(write('Stir\r\nATTENDEE:mailto:eve@example.com', 'a;b,c\\d\u2028BEGIN:VEVENT\u0000'))
    expect(lines).toContain('SUMMARY:Stir\\nATTENDEE:mailto:eve@example.com')
    expect(lines).toContain('DESCRIPTION:a\\;b\\,c\\\\d\\nBEGIN:VEVENT ')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })

  it('folds lines at 75 bytes between characters, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = write(title)
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
        }
        expect(unfolded(file)).toHaveLength(18)
      }),
    )
  })
})
