/** Pages about the service: about, privacy, terms and imprint, as written by the operator of the server. */
import { Fragment } from 'react'
import { Link, useLocation } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { Page } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import styles from './site-page.module.css'

type SitePage = Reply<'getSitePage'>['page']
type Block = SitePage['blocks'][number]
type Span = Extract<Block, { spans: unknown }>['spans'][number]

export default function SitePageScreen() {
  const [location] = useLocation()
  const read = useRead('getSitePage', { path: { name: location.slice(1) } })
  return (
    <ResourcePage read={read}>
      {({ page }) => (
        <Page title={page.title} narrow>
          <article className={styles.text} lang={page.language}>
            {page.blocks.map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
              <BlockText key={i} block={block} />
            ))}
          </article>
        </Page>
      )}
    </ResourcePage>
  )
}

function BlockText({ block }: { block: Block }) {
  if (block.type === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    )
  }
  if (block.type === 'heading') {
    const Heading = block.level <= 2 ? 'h2' : 'h3'
    return (
      <Heading>
        <Spans spans={block.spans} />
      </Heading>
    )
  }
  return (
    <ul>
      {block.items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
        <li key={i}>
          <Spans spans={item} />
        </li>
      ))}
    </ul>
  )
}

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
    <Fragment key={i}>{spanText(span)}</Fragment>
  ))

function spanText({ text, style, href }: Span) {
  if (text === '\n') return <br />
  if (href?.startsWith('/') && href !== '/docs') return <Link href={href}>{text}</Link>
  if (href !== undefined) return <a href={href}>{text}</a>
  if (style === 'strong') return <strong>{text}</strong>
  if (style === 'emphasis') return <em>{text}</em>
  return style === 'code' ? <code>{text}</code> : text
}
