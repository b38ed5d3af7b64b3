/** What a grinder's numbers rest on, in words. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Evidence } from '#domain/catalog.ts'

const KINDS: Record<Evidence['kind'], MessageDescriptor> = {
  maker: msg`The maker's own table`,
  charts: msg`Published charts`,
  photos: msg`Measured photos of grounds`,
  owners: msg`Owners' reports`,
  estimate: msg`An estimate from similar grinders`,
}

/** "The maker's own table"; grinders that left the catalog have no evidence. */
export const evidenceKind = (evidence: Evidence | null | undefined): string =>
  evidence ? t(KINDS[evidence.kind]) : t`Not known any more`
