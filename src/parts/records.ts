import { mount } from "../contract/mount.ts";
import { serveEndpoint } from "../contract/serve-http.ts";
import { uploadPhoto } from "../routes/photos/upload.ts";
import { RECORD_ENDPOINTS } from "../routes/records.ts";
import { v1 } from "./v1.ts";

export const records = v1(RECORD_ENDPOINTS).route("/", mount([uploadPhoto], serveEndpoint));
