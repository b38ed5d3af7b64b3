/** The texts of the mails about an account. They contain no texts by other members. */
import type { Language } from '../i18n/languages.ts'
import { message } from '../i18n/message.ts'
import { compose, type Words } from './layout.ts'

export const magicLinkMail = (language: Language, url: string): Words =>
  compose(language, {
    subject: message('Your sign-in link for Brewprint'),
    title: message('Sign in to Brewprint'),
    paragraphs: [message('Here is your sign-in link. It works once, for the next 60 minutes.')],
    action: { label: message('Sign in'), url },
    footnote: message("Didn't ask for this link? Ignore this email. Nobody can sign in without it."),
  })

export const welcomeMail = (language: Language, confirmUrl: string, notMeUrl: string): Words =>
  compose(language, {
    subject: message('Welcome to Brewprint'),
    title: message('Welcome to Brewprint'),
    paragraphs: [
      message(
        'Your account is ready. Add your grinder and brewer, and every recipe starts with settings that fit them.',
      ),
      message('Please confirm your email address.'),
    ],
    action: { label: message('Confirm my address'), url: confirmUrl },
    secondAction: {
      text: message(
        "Didn't create this account? Then somebody else used your email address. This link signs them out everywhere and removes their password:",
      ),
      label: message("This wasn't me"),
      url: notMeUrl,
    },
    footnote: message('The links work once, for 7 days.'),
  })

export const confirmEmailMail = (language: Language, url: string): Words =>
  compose(language, {
    subject: message('Confirm your email address for Brewprint'),
    title: message('Confirm your email address'),
    paragraphs: [message('Please confirm that this is the email address of your Brewprint account.')],
    action: { label: message('Confirm my address'), url },
    footnote: message("The link works once, for 7 days. Don't have an account? Ignore this email."),
  })

export const resetPasswordMail = (language: Language, url: string): Words =>
  compose(language, {
    subject: message('Reset your Brewprint password'),
    title: message('Choose a new password'),
    paragraphs: [message('Use this link to choose a new password. It works once, for the next 60 minutes.')],
    action: { label: message('Choose a new password'), url },
    footnote: message("Didn't ask for this? Ignore this email. Your password stays the same."),
  })

export const passwordChangedMail = (language: Language, resetUrl: string): Words =>
  compose(language, {
    subject: message('Your Brewprint password was changed'),
    title: message('Your password was changed'),
    paragraphs: [
      message('Your password was just changed, and all your other devices were signed out.'),
      message("If this wasn't you, choose a new password now."),
    ],
    action: { label: message('Choose a new password'), url: resetUrl, look: 'quiet' },
  })

export const approveNewEmailMail = (language: Language, newEmail: string, url: string): Words =>
  compose(language, {
    subject: message('Change the email address of your Brewprint account?'),
    title: message('Change your email address?'),
    paragraphs: [
      message(
        'Somebody signed in to your account wants to use {address} instead of this address. If that was you, approve the change here. You also have to confirm it at the new address.',
        { address: newEmail },
      ),
    ],
    action: { label: message('Change address'), url },
    footnote: message(
      "The link works for 24 hours. If this wasn't you, ignore this email and change your password: somebody is signed in to your account.",
    ),
  })

export const confirmNewEmailMail = (language: Language, url: string): Words =>
  compose(language, {
    subject: message('Confirm your new email address for Brewprint'),
    title: message('Confirm your new email address'),
    paragraphs: [message('Please confirm that you want to use this address for your Brewprint account.')],
    action: { label: message('Confirm this address'), url },
    footnote: message("The link works for 24 hours. Didn't ask for this? Ignore this email."),
  })

export const emailChangedMail = (language: Language): Words =>
  compose(language, {
    subject: message('The email address of your Brewprint account was changed'),
    title: message('Your email address was changed'),
    paragraphs: [
      message('Your account now uses your new email address. This is the last email that we send to this one.'),
    ],
  })
