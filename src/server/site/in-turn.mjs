/**
 * @import { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
 * @import { Socket } from 'node:net'
 */

/**
 * How many requests of a connection may wait for the answer to another one. Browsers send the next one after the answer; a client that sends
 * this many before is stopped, since Node holds all of them in memory.
 */
const MOST_WAITING = 100;

/**
 * Handles the requests of each connection one after another, and none of a connection that is gone. Node calls the listener for every
 * request that it has read: if a client sends thousands without waiting for answers, thousands of files would be open at once.
 * @param {RequestListener} handle
 * @returns {RequestListener}
 */
export function inTurn(handle) {
  /** @type {WeakMap<Socket, [IncomingMessage, ServerResponse][]>} those that wait, by connections with one that is being handled */
  const lines = new WeakMap();

  /** @param {IncomingMessage} request @param {ServerResponse} response */
  const start = (request, response) => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
      if (next) start(...next);
      else lines.delete(socket);
    });
    handle(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      start(request, response);
    } else if (line.length < MOST_WAITING) line.push([request, response]);
    else socket.destroy();
  };
}
