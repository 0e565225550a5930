/** PURE. What every backend over HTTP is told: where it is, how to get in, and what to add to each request. */
import { z } from 'zod';
import { type BaseUrlRules, normalizeBaseUrl, operationUrl } from './base-url.ts';

const jsonObjectSchema = z.record(z.string(), z.json());

/** The fields of a connection; the base URL is normalised on the way in. */
export function connectionFields(rules: BaseUrlRules) {
  return {
    baseUrl: z.string().transform((input, context) => {
      const normalized = normalizeBaseUrl(input, rules);
      if (normalized.ok) return normalized.baseUrl;
      context.addIssue({ code: 'custom', message: normalized.problem });
      return z.NEVER;
    }),
    apiKey: z.string().trim().default(''),
    /** Sent with every request; they outrank what the kind sends. */
    headers: z.record(z.string().trim().min(1), z.string().trim()).default({}),
    /** Added to the body of every question; it outranks what the kind sends. */
    extraBody: jsonObjectSchema.default({}),
    /** A path in front of the server's own, such as a company's gateway has. */
    proxyPath: z.string().trim().default(''),
    /** Our requests go out without an Origin; local servers get that by themselves. */
    hideOrigin: z.boolean().default(false),
  };
}

export interface Connection {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly extraBody: Readonly<Record<string, z.core.util.JSONType>>;
  readonly proxyPath: string;
}

/** The address of one operation of this connection. */
export function connectionUrl(config: Connection, path: string, rules: BaseUrlRules): string {
  return operationUrl(config.baseUrl, path, {
    proxyPath: config.proxyPath,
    endpoints: rules.endpoints,
  });
}

/** The headers that go out: the kind's own, then the person's. */
export function connectionHeaders(
  config: Connection,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const chosen = new Set(Object.keys(config.headers).map((name) => name.toLowerCase()));
  const kept = Object.entries(own).filter(([name]) => !chosen.has(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...config.headers };
}

/** What must never stand in an error, a log or an export. */
export function connectionSecrets(config: Connection): readonly string[] {
  return [config.apiKey, ...Object.values(config.headers)];
}

export function originOf(url: string): string {
  return new URL(url).origin;
}
