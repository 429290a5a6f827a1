    products = pd.read_csv(
        input_dir / "products.csv",
        dtype={
            "product_id": "string",
            "product": "string",
            "category": "string",
            "price": "Float64",
        },
        keep_default_na=False,
        na_values=[""],
    )
