/** PURE. An agent of one's own behind `POST`: one request, one result, or events that end in the result. */
import { z } from 'zod';
import { AGENT_MODEL, createAgentReader, createAgentRequest } from '../agent-protocol.ts';
import { type AnswerDecoder, streamAnswer } from '../answer-stream.ts';
import {
  connectionFields,
  connectionHeaders,
  connectionSecrets,
  connectionUrl,
  originOf,
} from '../connection-config.ts';
import type { BackendKind } from '../contract.ts';
import { describeComplaint, parseJson, readComplaint } from '../server-failure.ts';

/** The address is the service's own: nothing is added to it or taken away. */
const URL_RULES = { versionPath: '', endpoints: [] };

export const agentServiceConfigSchema = z.object(connectionFields(URL_RULES));
export type AgentServiceConfig = z.infer<typeof agentServiceConfigSchema>;

export const agentServiceKind: BackendKind<AgentServiceConfig, 'agent-service'> = {
  kind: 'agent-service',
  configSchema: agentServiceConfigSchema,
  origins: (config) => [originOf(config.baseUrl)],
  listModels: async () => [{ name: AGENT_MODEL, label: 'Agent', images: true }],
  stream(request, config, io) {
    const secrets = connectionSecrets(config);
    const httpRequest = {
      url: connectionUrl(config, '', URL_RULES),
      headers: connectionHeaders(config, {
        accept: 'text/event-stream, application/json',
        ...(config.apiKey !== '' && { authorization: `Bearer ${config.apiKey}` }),
      }),
      body: { ...createAgentRequest(request), ...config.extraBody },
      secrets,
    };
    const decoder = createAgentServiceDecoder(secrets);
    return streamAnswer({ request: httpRequest, framing: 'server-sent-events', decoder }, io);
  },
};

function createAgentServiceDecoder(secrets: readonly string[]): AnswerDecoder {
  const reader = createAgentReader(secrets);
  return {
    readEvent({ name, data }) {
      const value = parseJson(data);
      if (name === 'done') return reader.readResult(value);
      if (name === 'chunk' || name === undefined || name === 'message') {
        return reader.readChunk(value);
      }
      if (name !== 'error') return [];
      const complaint = readComplaint(value) ?? { message: data, labels: '', status: undefined };
      throw describeComplaint(complaint, secrets);
    },
    readWhole: (answer) => reader.readResult(answer),
  };
}
