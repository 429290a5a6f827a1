    products = pl.scan_csv(
        input_dir / "products.csv",
        schema={
            "product_id": pl.String,
            "product": pl.String,
            "category": pl.String,
            "price": pl.Float64,
        },
    )
