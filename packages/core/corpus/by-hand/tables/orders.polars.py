    orders = pl.scan_csv(
        input_dir / "orders.csv",
        schema={
            "order_id": pl.Int64,
            "customer_id": pl.Int64,
            "product_id": pl.String,
            "ordered_on": pl.Date,
            "quantity": pl.Int64,
            "amount": pl.Float64,
            "status": pl.String,
        },
    )
