/** Schemas of the pages about the service. */
import { Type } from 'typebox'
import { SITE_PAGES } from './site-pages.ts'

export const SitePageNameSchema = Type.Unsafe<(typeof SITE_PAGES)[number]>(Type.String({ enum: [...SITE_PAGES] }))

const Spans = Type.Array(
  Type.Object({
    text: Type.String(),
    style: Type.Optional(
      Type.Unsafe<'strong' | 'emphasis' | 'code'>(Type.String({ enum: ['strong', 'emphasis', 'code'] })),
    ),
    href: Type.Optional(Type.String({ description: 'An address of the web or of mail, or a path of this site' })),
  }),
)

const blockType = <T extends string>(type: T) => Type.Unsafe<T>(Type.String({ enum: [type] }))

const BlockSchema = Type.Union([
  Type.Object({ type: blockType('heading'), level: Type.Integer(), spans: Spans }),
  Type.Object({ type: blockType('paragraph'), spans: Spans }),
  Type.Object({ type: blockType('list'), items: Type.Array(Spans) }),
])

export const SitePageLink = Type.Object({ name: SitePageNameSchema, title: Type.String() })

export const SitePageSchema = Type.Object({
  ...SitePageLink.properties,
  language: Type.String({ description: 'Of the text' }),
  blocks: Type.Array(BlockSchema),
})
