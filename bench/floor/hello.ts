/** A minimal Worker. */
export default {
  fetch(): Response {
    return new Response('{"status":"ok"}', { headers: { "Content-Type": "application/json" } });
  },
};
