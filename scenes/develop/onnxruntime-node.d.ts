/** Types of the parts of onnxruntime-node that the denoiser uses. Only `scenes/package.json` installs the package. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[])
    readonly data: Float32Array
  }

  export class InferenceSession {
    static create(
      model: Uint8Array,
      options: { intraOpNumThreads: number; graphOptimizationLevel: 'all'; logSeverityLevel: number },
    ): Promise<InferenceSession>
    run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
    release(): Promise<void>
  }
}
