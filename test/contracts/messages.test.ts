import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCatalog, checkMessages, checkUse, problemOf } from '../../scripts/messages/check.ts'
import { compileCatalog, partOf } from '../../scripts/messages/compile.ts'
import { findMessages, withMessageIds } from '../../scripts/messages/extract.ts'
import { findLiterals } from '../../scripts/messages/literals.ts'
import { findUnitLiterals } from '../../scripts/messages/unit-literals.ts'

const readSource = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const FOLDERS: Record<string, string> = { '#web': 'web/src', '#sentences': 'src/sentences' }

/** Files of the web app and shared sentences that are loaded with these, without those that are imported later. */
function staticImports(entries: readonly string[]): string[] {
  const found = new Set(entries)
  for (const file of found) {
    const code = readSource(file)
    for (const [, path] of code.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([#.][^']+\.tsx?)'/gm)) {
      const [root, ...rest] = path!.split('/') as [string, ...string[]]
      if (root.startsWith('.')) found.add(posix.join(posix.dirname(file), path!))
      else if (FOLDERS[root]) found.add([FOLDERS[root], ...rest].join('/'))
    }
  }
  return [...found]
}

const textsIn = (code: string) => findLiterals(code).map(({ text }) => text)

describe('translatable messages of server and web app', () => {
  it('are all collected, translated and well-formed, and no text in a component is left out', async () => {
    expect(await checkMessages()).toEqual([])
  })

  it('are reported when they are unused, not collected or not translated', () => {
    const english = { a: { message: 'Save' }, b: { message: 'Old' } }
    expect(checkUse(new Set(['a', 'c']), english)).toEqual([
      'locales: “Old” is not used any more: npm run messages',
      'locales: 1 messages are not collected yet: npm run messages',
    ])
    expect(checkCatalog('de', { a: { translation: 'Speichern' } }, { en: english })).toEqual([
      'locales/de.po: “Old” is not translated',
    ])
  })

  it('are translated with the same placeholders, in another order or more often, but no others', () => {
    expect(problemOf('{name} of {count}', '{count} von {name}, {name}')).toBeUndefined()
    expect(
      problemOf('{count, plural, one {# cup} other {# cups}}', '{count, plural, other {# Tassen}}'),
    ).toBeUndefined()
    expect(problemOf('Read <0>more</0>', '<0>Mehr</0> lesen')).toBeUndefined()
    expect(problemOf('{name} is here', '{nme} ist hier')).toMatch(/placeholders “name”, its translation “nme”/)
    expect(problemOf('Read <0>more</0>', 'Mehr lesen')).toMatch(/placeholders/)
    expect(problemOf('{count, plural, other {# cups}}', '{count, plural, other {# Tassen}')).toMatch(/malformed/)
  })

  it('are found in server code as literals only', () => {
    expect(findMessages("throw badRequest(message('Choose a coffee'))")).toMatchObject([
      { text: 'Choose a coffee', line: 1 },
    ])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code.
    expect(findMessages('message(`Hello ${name}`)')).toMatchObject([{ text: undefined, line: 1 }])
  })

  it('have ids in the place of their texts in a build if server and web app share them', async () => {
    const code = readFileSync(new URL('../../src/sentences/warnings.ts', import.meta.url), 'utf8')
    const built = withMessageIds(code)
    const ids = findMessages(built).map(({ text }) => text!)
    expect(ids).toHaveLength(findMessages(code).length)
    expect(built).not.toContain('Expect the machine to choke')
    const catalog = await compileCatalog('de', 'start', true)
    for (const id of ids) expect(catalog, id).toHaveProperty([id])
    expect(Object.values(catalog)).toContain('Die Maschine wird verstopfen.')
    expect(await compileCatalog('de', 'start')).toHaveProperty(['Expect the machine to choke.'])
  })

  it('are loaded with the home screen if it imports their file', () => {
    const files = staticImports(['web/src/main.tsx', 'web/src/screens/dial-in/choosers.tsx'])
    expect(files).toContain('web/src/screens/dial-in/answer-card.tsx')
    const speaking = files.filter((file) => readSource(file).includes('@lingui/'))
    expect(speaking.filter((file) => partOf([file]) !== 'start')).toEqual([])
  })

  it('textsIn reports an untranslated text of a component', () => {
    expect(textsIn('const A = () => <p>Hello there</p>')).toEqual(['Hello there'])
    expect(textsIn('const A = () => <Field label="Dose" />')).toEqual(['Dose'])
    expect(textsIn("const A = () => <p>{isOn ? 'Turn off' : 'Turn on'}</p>")).toEqual(['Turn off', 'Turn on'])
    expect(textsIn("toast('It is saved')")).toEqual(['It is saved'])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code.
    expect(textsIn('const words = `about ${n} clicks coarser`')).toEqual(['about … clicks coarser'])
    expect(textsIn('const A = () => <p><Trans>Hello {name}</Trans></p>')).toEqual([])
    expect(textsIn('const A = () => <Field label={t`Dose`} className="a b" />')).toEqual([])
    expect(textsIn("if (error.code === 'not found') throw new Error('No such thing')")).toEqual([])
  })

  it('findUnitLiterals reports numbers that ignore the reader’s units and formats', () => {
    const literals = [
      `const dose = \`\${grams} g\``,
      `const dose = t\`Dose \${grams} g\``,
      'const dose = plural(grams, { other: "# g" })',
      'const hint = msg`Such as 18 g`',
      'const A = () => <p>{dose} → {water} g</p>',
      'const A = () => <p>{degrees}°C</p>',
      `const ratio = \`1:\${ratio}\``,
      'const A = () => <p>1:{ratio}</p>',
      'const text = value.toFixed(1)',
      "const day = date.toLocaleDateString('en')",
      'const list = new Intl.ListFormat(language)',
    ]
    for (const code of literals) expect(findUnitLiterals(code), code).toHaveLength(1)
    const fine = [
      `const size = t\`\${size} mm\``,
      `const width = \`\${grams}ms\``,
      `const path = \`M\${x} \${y}H\${z}\``,
      'const hint = msg`Enter a temperature, such as 93 °C or 200 °F`',
      'const lower = text.toLocaleLowerCase()',
      "const unit = 'g'",
    ]
    for (const code of fine) expect(findUnitLiterals(code), code).toEqual([])
  })

  it('findLiterals reports a translation while a module is loaded, when no language is set yet', () => {
    expect(findLiterals('const label = t`Dose`')).toMatchObject([{ problem: 'too early' }])
    expect(findLiterals('const label = msg`Dose`')).toEqual([])
    expect(findLiterals('const label = () => t`Dose`')).toEqual([])
  })

  it('are loaded with the home screen or with the other screens', () => {
    expect(partOf(['web/src/screens/dial-in/dial-in.tsx'])).toBe('start')
    expect(partOf(['web/src/ui/fields.tsx', 'web/src/screens/log/log.tsx'])).toBe('start')
    expect(partOf(['web/src/screens/log/log.tsx', 'src/http/errors.ts'])).toBe('screens')
    expect(partOf(['src/sentences/warnings.ts'])).toBe('start')
    expect(partOf(['src/http/errors.ts'])).toBeUndefined()
  })
})
