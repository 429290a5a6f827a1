import type { Handlers } from '../http/call.ts'
import type { WithStore } from '../store/open-store.ts'
import { answerConsent, type WithConsentLinks } from './consent.ts'

export function alertHandlers(
  services: WithStore & WithConsentLinks,
): Pick<Handlers, 'answerAlerts'> {
  return {
    async answerAlerts({ body }) {
      return answerConsent(services, body.answer, body.wanted ? 'yes' : 'no')
    },
  }
}
