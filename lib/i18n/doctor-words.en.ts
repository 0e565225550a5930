/** PURE. What the doctor says, in English. */
import type { DoctorWords } from './doctor-catalogue.ts';

export const doctorWordsEn: DoctorWords = {
  verdicts: {
    works: 'It works: a first word came, and a second answer could be stopped.',
    'preflight-refused': '{backend} answers, but refuses to be asked by a browser extension.',
    'no-models': '{backend} answers, but has no model.',
    'stop-not-confirmed': 'Answers come, but {backend} goes on computing after a stop.',
  },
  probes: {
    models: 'Asking for its models…',
    token: 'Waiting for a first word…',
    stop: 'Stopping a second answer…',
  },
  remedies: {
    'start-server': 'Start the server:',
    'check-address': 'Check the address, and that the server runs there.',
    'grant-access': 'Allow Whereabouts to connect to it',
    'lift-origin': 'Hide from it that an extension asks',
    'allow-origin': 'Let the server accept extensions, then start it again:',
    'trust-certificate':
      'Open the address in a tab and accept its certificate, or use one that this browser trusts.',
    'enter-key': 'Enter the key again; copy it whole.',
    'check-rights': 'Give the key the right to use this model at the service.',
    'sign-in': 'Sign in again at the service, and enter the new key.',
    'use-base-url': 'Use this base URL instead',
    'correct-base-url': 'Correct the base URL: nothing that lists models was found at this server.',
    'choose-model': 'Choose one of the models that it has.',
    'load-model': 'Load or download a model in the server first.',
    shorten: 'Give the model a larger context window in the server.',
    'top-up': 'Add credit at the service, or choose another backend.',
    'try-later': 'Try again in a moment.',
    'read-detail': 'See what the server said.',
    'use-final-address': 'Enter the address that it leads to as the base URL.',
    'update-server': 'Update the server: newer versions stop when they are told to.',
    'correct-settings': 'Correct the headers or the address.',
  },
  knowMore: 'Ask the browser for the exact cause',
  knowMoreReason:
    'The browser tells an extension why a request failed only with the permission to observe requests. It is used for requests to your backends alone.',
};
