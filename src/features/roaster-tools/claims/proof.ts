/** Whether an email address proves a claim: its domain must be that of the roaster's website. */

import { parse } from 'tldts'
import type { Row } from '../../../db/tables.ts'

/** Hosts where anybody can get an address or a page, which therefore prove nothing. */
const SHARED_HOSTS = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.net'],
  ...['gmx.de', 'web.de', 't-online.de', 'mail.ru', 'yandex.ru', 'yandex.com', 'qq.com', '163.com', '126.com'],
  ...['zoho.com', 'fastmail.com', 'hey.com', 'tutanota.com', 'tuta.com', 'mail.com', 'naver.com', 'comcast.net'],
  ...['facebook.com', 'fb.com', 'instagram.com', 'threads.net', 'twitter.com', 'x.com', 'tiktok.com', 'youtube.com'],
  ...['linkedin.com', 'pinterest.com', 'linktr.ee', 'beacons.ai', 'bio.link', 'carrd.co', 'medium.com', 'substack.com'],
  ...['myshopify.com', 'shopify.com', 'square.site', 'squarespace.com', 'wixsite.com', 'wix.com', 'weebly.com'],
  ...['wordpress.com', 'blogspot.com', 'tumblr.com', 'webflow.io', 'bigcartel.com', 'etsy.com', 'ebay.com'],
  ...['amazon.com', 'google.com', 'godaddysites.com', 'github.io', 'gitlab.io', 'netlify.app', 'vercel.app'],
  ...['pages.dev', 'workers.dev', 'herokuapp.com', 'web.app', 'firebaseapp.com', 'notion.site', 'notion.so'],
]

export function isProof(email: string, websiteUrl: string | null): boolean {
  if (websiteUrl === null || !URL.canParse(websiteUrl)) return false
  const site = bare(new URL(websiteUrl).hostname)
  const domain = bare(email.slice(email.lastIndexOf('@') + 1))
  return isOwnDomain(site) && isWithin(domain, site)
}

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '')

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Whether one party has registered the host: below a public suffix ("co.uk", "github.io"), and not a shared host. */
function isOwnDomain(host: string): boolean {
  const { domain, isIp } = parse(host, { allowPrivateDomains: true })
  return domain !== null && !isIp && !SHARED_HOSTS.some((shared) => isWithin(host, shared))
}

/** A website that a member has set proves nothing, since anybody can claim a new name and set its website. */
export const hasTrustedWebsite = ({ websiteSource }: Pick<Row<'roasters'>, 'websiteSource'>): boolean =>
  websiteSource === 'catalog' || websiteSource === 'operator'
