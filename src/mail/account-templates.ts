/** The texts of the mails about an account. They hold nothing that somebody else could have written. */
import { compose, type Words } from './layout.ts'

export const magicLinkMail = (url: string): Words =>
  compose({
    subject: 'Your sign-in link for Brewprint',
    title: 'Sign in to Brewprint',
    paragraphs: ['Here is the link you asked for. It works once, for the next 60 minutes.'],
    action: { label: 'Sign in', url },
    footnote: "If you didn't ask for this link, ignore this email. Nobody can sign in without it.",
  })

export const welcomeMail = (confirmUrl: string, notMeUrl: string): Words =>
  compose({
    subject: 'Welcome to Brewprint',
    title: 'Welcome to Brewprint',
    paragraphs: [
      'Your account is ready. Add your grinder and brewer to your profile, and every recipe starts from a setting that fits them.',
      'Please confirm that this is your email address.',
    ],
    action: { label: 'Confirm my address', url: confirmUrl },
    secondAction: {
      text: "Didn't create this account? Then someone else used your email address. This link signs them out everywhere and removes their password:",
      label: "This wasn't me",
      url: notMeUrl,
    },
    footnote: 'The links work once, for 7 days.',
  })

export const confirmEmailMail = (url: string): Words =>
  compose({
    subject: 'Confirm your email address for Brewprint',
    title: 'Confirm your email address',
    paragraphs: ['Please confirm that this is the email address of your Brewprint account.'],
    action: { label: 'Confirm my address', url },
    footnote: "The link works once, for 7 days. If you don't have an account, ignore this email.",
  })

export const resetPasswordMail = (url: string): Words =>
  compose({
    subject: 'Reset your Brewprint password',
    title: 'Choose a new password',
    paragraphs: ['Here is the link to choose a new password. It works once, for the next 60 minutes.'],
    action: { label: 'Choose a new password', url },
    footnote: "If you didn't ask for this, ignore this email. Your password stays as it is.",
  })

export const passwordChangedMail = (resetUrl: string): Words =>
  compose({
    subject: 'Your Brewprint password was changed',
    title: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and all other devices were signed out.',
      "If this wasn't you, choose a new password now.",
    ],
    action: { label: 'Choose a new password', url: resetUrl, look: 'quiet' },
  })

export const approveNewEmailMail = (newEmail: string, url: string): Words =>
  compose({
    subject: 'Change the email address of your Brewprint account?',
    title: 'Change your email address?',
    paragraphs: [
      `Your account asks to use ${newEmail} instead of this address. If that was you, please agree. The change also needs a confirmation from the new address.`,
    ],
    action: { label: 'Agree to the change', url },
    footnote:
      "The link works for 24 hours. If this wasn't you, ignore this email and change your password: someone is signed in to your account.",
  })

export const confirmNewEmailMail = (url: string): Words =>
  compose({
    subject: 'Confirm your new email address for Brewprint',
    title: 'Confirm your new email address',
    paragraphs: ['Please confirm that you want to use this address for your Brewprint account.'],
    action: { label: 'Confirm this address', url },
    footnote: "The link works for 24 hours. If you don't know about this, ignore this email.",
  })

export const emailChangedMail = (): Words =>
  compose({
    subject: 'The email address of your Brewprint account was changed',
    title: 'Your email address was changed',
    paragraphs: [
      'Your account now uses another email address, as you agreed. This is the last email that we send to this one.',
    ],
  })
