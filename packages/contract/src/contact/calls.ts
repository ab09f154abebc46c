import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'

/** The networks where the operator may have a profile, in the order of the footer. */
export const socialNetworks = ['LinkedIn', 'X', 'Facebook'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

const socialProfile = z.object({ name: z.enum(socialNetworks), url: z.string() })
export type SocialProfile = z.output<typeof socialProfile>

export const contacts = {
  socialProfiles: endpoint({
    method: 'GET',
    path: '/common/social_profiles',
    auth: 'none',
    isPublic: true,
    summary: 'The profiles that the operator has configured; an empty list without any',
    response: z.object({ status: z.literal('success'), profiles: z.array(socialProfile) }),
  }),
}
