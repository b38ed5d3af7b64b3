import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '#src/features/service/site-pages/markdown.ts'

describe('parseMarkdown', () => {
  it('reads headings, paragraphs, lists and what stands inside a line', () => {
    const text = '# Title\nFirst **bold** and *soft* `code`\r\n\r\n- one\n- two, a\n  long one\n\n[Here](/privacy)'
    expect(parseMarkdown(text)).toEqual([
      { type: 'heading', level: 1, spans: [{ text: 'Title' }] },
      {
        type: 'paragraph',
        spans: [
          { text: 'First ' },
          { text: 'bold', style: 'strong' },
          { text: ' and ' },
          { text: 'soft', style: 'emphasis' },
          { text: ' ' },
          { text: 'code', style: 'code' },
        ],
      },
      { type: 'list', items: [[{ text: 'one' }], [{ text: 'two, a' }, { text: ' ' }, { text: 'long one' }]] },
      { type: 'paragraph', spans: [{ text: 'Here', href: '/privacy' }] },
    ])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'JaVaScRiPt:x',
  ])('shows a link to %s as text', (address) => {
    const [paragraph] = parseMarkdown(`[Click](${address})`)
    expect(paragraph).toEqual({ type: 'paragraph', spans: [{ text: `[Click](${address})` }] })
  })

  it('keeps HTML as text, and reads a hostile line in linear time', () => {
    expect(parseMarkdown('<script>x</script>')).toEqual([
      { type: 'paragraph', spans: [{ text: '<script>x</script>' }] },
    ])
    expect(parseMarkdown('*'.repeat(100_000) + '['.repeat(50_000))).toHaveLength(1)
  })
})
