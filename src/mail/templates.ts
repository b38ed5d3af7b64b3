/** The texts of the mails to operators, to newsletter subscribers, and about roasters. */
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages.ts'
import { type Message, message, verbatim } from '../i18n/message.ts'
import { compose, type Words } from './layout.ts'
import { greeting, safeName, safeText } from './safe-text.ts'

/** To the operator, in English like the command line. */
export const contactMail = (from: { name: string; email: string; subject: string; message: string }): Words =>
  compose(DEFAULT_LANGUAGE, {
    subject: verbatim(`Contact: ${from.subject}`),
    title: verbatim(from.subject),
    greeting: verbatim(`${from.name} <${from.email}> writes:`),
    paragraphs: [],
    quote: from.message,
    footnote: verbatim('Reply to this email to answer them.'),
  })

/** To the operator. */
export const demoRequestMail = (from: {
  name: string
  email: string
  company?: string
  website?: string
  message?: string
}): Words =>
  compose(DEFAULT_LANGUAGE, {
    subject: verbatim(`Demo request from ${from.company || from.name}`),
    title: verbatim(`Demo request from ${from.company || from.name}`),
    greeting: verbatim(`${from.name} <${from.email}> would like to see the roaster portal.`),
    paragraphs: [
      ...(from.company ? [verbatim(`Company: ${from.company}`)] : []),
      ...(from.website ? [verbatim(`Website: ${from.website}`)] : []),
    ],
    quote: from.message,
    footnote: verbatim('Reply to this email to answer them.'),
  })

export const newsletterMail = (language: Language, urls: { confirm: string; unsubscribe: string }): Words =>
  compose(language, {
    subject: message('Confirm your subscription to the Brewprint newsletter'),
    title: message('One more step'),
    paragraphs: [
      message('Please confirm that you want the Brewprint newsletter at this address. The link works for 7 days.'),
    ],
    action: { label: message('Confirm subscription'), url: urls.confirm },
    footnote: message("Didn't sign up? Ignore this email. You won't get the newsletter unless you confirm."),
    unsubscribeUrl: urls.unsubscribe,
  })

interface ClaimOfBusiness {
  language: Language
  /** Undefined if the claimant may have chosen the name. */
  roaster: string | undefined
  url: string
}

/** Doesn't name the claimant, whose connection to the address isn't proven yet. */
export function claimMail({ language, roaster: name, url }: ClaimOfBusiness): Words {
  const roaster = name && safeText(name, 60)
  const subject = roaster
    ? message('Does {roaster} belong to you?', { roaster })
    : message('Is this the email address of your roaster?')
  return compose(language, {
    subject,
    title: subject,
    paragraphs: [
      roaster
        ? message(
            'Somebody wants to manage {roaster} on Brewprint and gave this address as its business email address.',
            { roaster },
          )
        : message(
            'Somebody wants to manage a roaster on Brewprint and gave this address as its business email address.',
          ),
      message("If that's right, confirm it. The link works once, for 7 days."),
    ],
    action: { label: message('Confirm address'), url },
    footnote: message("Don't know about this? Ignore this email. Nothing happens without the link."),
  })
}

/** A mail about a roaster to somebody who manages it or wants to. */
interface ToMember {
  language: Language
  /** The name of the recipient. */
  to: string
  roaster: string
  /** Whether the recipient's address is verified; names are left out otherwise. */
  isProven: boolean
  /** If undefined, the mail has no link. */
  baseUrl: string | undefined
}

const roasterIn = ({ isProven, roaster }: ToMember): string | Message =>
  (isProven && safeText(roaster, 60)) || message('the roaster')

const greetingOf = ({ isProven, to }: ToMember): Message | undefined => (isProven ? greeting(to) : undefined)

/** Another member's name. */
const nameIn = ({ isProven }: ToMember, name: string): string | Message => safeName(isProven ? name : '')

const linkTo = ({ baseUrl }: ToMember, label: Message, path: string) =>
  baseUrl === undefined ? undefined : { label, url: `${baseUrl}${path}` }

export function claimDecisionMail(about: ToMember & { isApproved: boolean }): Words {
  const roaster = roasterIn(about)
  if (about.isApproved) {
    return compose(about.language, {
      subject: message('You can now manage {roaster}', { roaster }),
      title: message('You can now manage {roaster}', { roaster }),
      greeting: greetingOf(about),
      paragraphs: [
        message(
          'Your claim is approved: you can now manage {roaster}. In the roaster portal you can edit the profile, add coffees, write recipes for your own website and see how people use them.',
          { roaster },
        ),
      ],
      action: linkTo(about, message('Open the roaster portal'), '/portal'),
    })
  }
  return compose(about.language, {
    subject: message("Your claim wasn't approved: {roaster}", { roaster }),
    title: message("Your claim wasn't approved"),
    greeting: greetingOf(about),
    paragraphs: [
      message("We couldn't confirm that {roaster} belongs to you, so we closed your claim.", { roaster }),
      message(
        'If it does, claim it again: use an email address at its website, or add a link to a page that shows you belong to it.',
      ),
    ],
    action: linkTo(about, message('Claim it again'), '/portal/claim'),
  })
}

/** To the existing members. */
export function memberJoinedMail(about: ToMember & { who: string }): Words {
  const [name, roaster] = [nameIn(about, about.who), roasterIn(about)]
  return compose(about.language, {
    subject: message('{name} can now manage {roaster}', { name, roaster }),
    title: message('New member: {roaster}', { roaster }),
    greeting: greetingOf(about),
    paragraphs: [
      message('{name} can now manage {roaster} on Brewprint, just like you.', { name, roaster }),
      message("Don't know them? Remove them in the roaster portal, under Members."),
    ],
    action: linkTo(about, message('See the members'), '/portal/members'),
  })
}

export function memberRemovedMail(about: ToMember & { by: string }): Words {
  const [name, roaster] = [nameIn(about, about.by), roasterIn(about)]
  return compose(about.language, {
    subject: message("You can't manage {roaster} anymore", { roaster }),
    title: message("You can't manage {roaster} anymore", { roaster }),
    greeting: greetingOf(about),
    paragraphs: [
      message('{name} removed you as a member: you can no longer manage {roaster} on Brewprint. Your account stays.', {
        name,
        roaster,
      }),
      message('If that was a mistake, ask them, or claim the roaster again.'),
    ],
    action: linkTo(about, message('Claim it again'), '/portal/claim'),
  })
}

interface ChangeDecision extends ToMember {
  /** What was to be changed. */
  thing: 'name' | 'website'
  isApproved: boolean
}

const CHANGE_TITLES = {
  name: {
    approved: (roaster: string | Message) => message('New name approved: {roaster}', { roaster }),
    rejected: (roaster: string | Message) => message('New name not approved: {roaster}', { roaster }),
  },
  website: {
    approved: (roaster: string | Message) => message('New website approved: {roaster}', { roaster }),
    rejected: (roaster: string | Message) => message('New website not approved: {roaster}', { roaster }),
  },
}

const CHANGE_TEXTS = {
  name: {
    approved: (_: string | Message) => message('We approved the new name, and everybody sees it now.'),
    rejected: (roaster: string | Message) =>
      message(
        "We couldn't confirm that the new name belongs to {roaster}, so we kept the old one. If that's wrong, write to us.",
        { roaster },
      ),
  },
  website: {
    approved: (_: string | Message) => message('We approved the new website, and everybody sees it now.'),
    rejected: (roaster: string | Message) =>
      message(
        "We couldn't confirm that the new website belongs to {roaster}, so we kept the old one. If that's wrong, write to us.",
        { roaster },
      ),
  },
}

export function roasterChangeMail(about: ChangeDecision): Words {
  const roaster = roasterIn(about)
  const decision = about.isApproved ? 'approved' : 'rejected'
  const title = CHANGE_TITLES[about.thing][decision](roaster)
  return compose(about.language, {
    subject: title,
    title,
    greeting: greetingOf(about),
    paragraphs: [CHANGE_TEXTS[about.thing][decision](roaster)],
    action: linkTo(about, message('Open the profile'), '/portal/profile'),
  })
}
