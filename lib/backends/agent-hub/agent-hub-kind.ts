/** PURE. An agent of one's own behind a SignalR hub: `Start`, then pushed chunks, then the result that counts; `Stop` cancels. */
import { z } from 'zod';
import {
  AGENT_MODEL,
  type AgentReader,
  createAgentReader,
  createAgentRequest,
} from '../agent-protocol.ts';
import { createAnswerState, type DecodedPart } from '../answer-state.ts';
import { BackendError } from '../backend-error.ts';
import {
  connectionFields,
  connectionHeaders,
  connectionSecrets,
  connectionUrl,
  originOf,
} from '../connection-config.ts';
import type { BackendIo, BackendKind, BackendRequest, StreamPart } from '../contract.ts';
import { describeComplaint } from '../server-failure.ts';
import { createInvocation, HUB_MESSAGE_TYPES, type HubMessage } from './hub-messages.ts';
import { type HubSocket, openHubSocket } from './hub-socket.ts';

/** The address is the hub's own: nothing is added to it or taken away. */
const URL_RULES = { versionPath: '', endpoints: [] };

export const agentHubConfigSchema = z.object(connectionFields(URL_RULES));
export type AgentHubConfig = z.infer<typeof agentHubConfigSchema>;

export const agentHubKind: BackendKind<AgentHubConfig, 'agent-hub'> = {
  kind: 'agent-hub',
  configSchema: agentHubConfigSchema,
  origins: (config) => [originOf(config.baseUrl)],
  listModels: async () => [{ name: AGENT_MODEL, label: 'Agent', images: true }],
  stream: streamFromHub,
};

async function* streamFromHub(
  request: BackendRequest,
  config: AgentHubConfig,
  io: BackendIo,
): AsyncGenerator<StreamPart> {
  const streamId = io.createId?.() ?? `stream-${io.now()}`;
  const answer = createAnswerState();
  let socket: HubSocket | null = null;
  const stop = () => {
    socket?.send(createInvocation('Stop', [streamId]));
    socket?.close();
  };
  io.signal.addEventListener('abort', stop, { once: true });
  try {
    socket = await connectToHub(config, io);
    const agentRequest = { ...createAgentRequest(request), ...config.extraBody };
    socket.send(createInvocation('Start', [streamId, agentRequest], '0'));
    const decode = createHubDecoder(streamId, createAgentReader(connectionSecrets(config)), config);
    for await (const message of socket.messages()) {
      if (io.signal.aborted) break;
      const decoded = message && decode(message);
      if (decoded !== undefined) yield* answer.take(decoded);
      if (answer.ended) break;
    }
    if (!io.signal.aborted) yield* answer.close();
    yield answer.finish(io.signal.aborted);
  } catch (error) {
    if (!io.signal.aborted) throw error;
    yield answer.finish(true);
  } finally {
    io.signal.removeEventListener('abort', stop);
    socket?.close();
  }
}

function connectToHub(config: AgentHubConfig, io: BackendIo): Promise<HubSocket> {
  const { apiKey } = config;
  const negotiation = {
    url: connectionUrl(config, '/negotiate?negotiateVersion=1', URL_RULES),
    headers: connectionHeaders(config, apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
    body: {},
    secrets: connectionSecrets(config),
  };
  return openHubSocket(negotiation, connectionUrl(config, '', URL_RULES), apiKey, io);
}

function createHubDecoder(streamId: string, reader: AgentReader, config: AgentHubConfig) {
  const complain = (error: string) =>
    describeComplaint(
      { message: error, labels: '', status: undefined },
      connectionSecrets(config),
      'server-error',
    );
  /** @returns `undefined` for what is not about this answer. */
  return (message: HubMessage): readonly DecodedPart[] | null | undefined => {
    const { type, target, error, arguments: args = [] } = message;
    if (type === HUB_MESSAGE_TYPES.close) {
      throw error ? complain(error) : new BackendError('stream-broken');
    }
    if (type === HUB_MESSAGE_TYPES.completion) {
      if (error) throw complain(error);
      return [];
    }
    if (type !== HUB_MESSAGE_TYPES.invocation || args[0] !== streamId) return undefined;
    const name = target?.toLowerCase();
    if (name === 'agentchunk') return reader.readChunk(args[1]);
    return name === 'agentdone' ? reader.readResult(args[1]) : undefined;
  };
}
